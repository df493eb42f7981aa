import type { Frame, Look } from '../frames.ts'

// Frames that no site of tune/ has, so that the last run tells what becomes of software that nobody tuned for.

const links = (nav: Look['nav'], link: (href: string, label: string) => string) =>
  Object.entries(nav)
    .map(([href, label]) => link(href, label))
    .join('\n')

/** A consent dialogue with a table of those who get data, each with an address. */
const COOKIES = `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1" role="dialog"><div class="cmplz-title">Cookies</div><div class="cmplz-body"><details class="cmplz-category cmplz-statistics"><summary>Statistics</summary><p>Zaehlwerk ApS, Kanalgade 12, Svendborg &mdash; dpo@zaehlwerk.test &mdash; +45 62 05 50 12</p></details></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">OK</button></div></div></div>`

/** What stands in that dialogue and is nobody's contact. */
export const others: readonly string[] = ['dpo@zaehlwerk.test', '+4562055012']

/** WordPress with WPBakery and a theme of the market, a bar with contacts above all. @param bar HTML in it */
export const wpbakery =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, bar = ''): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html class="html_stretched responsive av-preloader-disabled html_header_top html_logo_left" lang="${language}">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &#8211; ${name}</title>
<script type="application/ld+json" class="rank-math-schema">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"https://${host}/#website","url":"https://${host}","name":"${name}"},{"@type":"Person","@id":"https://${host}/author/admin/","name":"admin","image":{"@type":"ImageObject","url":"https://secure.gravatar.com/avatar/4881230c?s=96"}}]}</script>
<link rel='stylesheet' id='js_composer_front-css' href='https://${host}/wp-content/plugins/js_composer/assets/css/js_composer.min.css?ver=7.5' type='text/css' media='all' />
<meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress."/>
<meta name="generator" content="Powered by Slider Revolution 6.6.20 - responsive, Mobile-Friendly Slider Plugin for WordPress." />
<script>function setREVStartSize(e){window.RSIW = window.RSIW===undefined ? window.innerWidth : window.RSIW;}</script>
<noscript><style> .wpb_animate_when_almost_visible { opacity: 1; }</style></noscript>${all}${head}
</head>
<body class="page-template-default page wpb-js-composer js-comp-ver-7.5 vc_responsive">
<div id="wrap_all"><div id="header_meta" class="container_wrap"><div class="phone-info">${bar}</div></div>
<header id="header"><a href="https://${host}/"><img src="https://${host}/wp-content/uploads/logo@3x.png" alt="${name}"></a><nav class="main_menu"><ul class="avia-menu">
${links(nav, (href, label) => `<li class="menu-item"><a href="${href}"><span class="avia-bullet"></span><span class="avia-menu-text">${label}</span></a></li>`)}
</ul></nav></header>
<div id="main"><div class="wpb-content-wrapper"><div class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper">
${body}
</div></div></div></div></div></div></div></div>
<footer class="container_wrap footer_color" id="footer">${foot}</footer></div>${COOKIES}
</body></html>`

export const contao =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<title>${title} - ${name}</title>
<base href="https://${host}/">
<meta name="generator" content="Contao Open Source CMS">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="assets/css/layout.min.css,responsive.min.css,colorbox.min.css-4881230c.css">
<script src="assets/js/jquery.min.js-b7c2d4e1.js"></script>${all}${head}
</head>
<body id="top" class="mac chrome blink">
<div id="wrapper"><header id="header"><div class="inside"><a href="./" title="${name}"><img src="files/theme/logo.svg" alt=""></a>
<!-- indexer::stop --><nav class="mod_navigation main block"><ul class="level_1" role="menubar">
${links(nav, (href, label) => `<li role="menuitem"><a href="${href}" title="${label}" itemprop="url"><span itemprop="name">${label}</span></a></li>`)}
</ul></nav><!-- indexer::continue --></div></header>
<div id="container"><main id="main"><div class="inside"><div class="mod_article first last block" id="article-48"><div class="ce_text first block">
${body}
</div></div></div></main></div>
<footer id="footer"><div class="inside">${foot}</div></footer></div>
<script type="application/ld+json">[{"@context":"https:\\/\\/schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"./","name":"${name}"}}]}]</script>
</body></html>`

/** A field of a Drupal node. @param field "phone", "job-title" … */
export const drupalField = (field: string, value: string, label = '') =>
  `<div class="field field--name-field-${field} field--type-string field--label-${label ? 'above' : 'hidden'}">${label && `<div class="field__label">${label}</div>`}<div class="field__item">${value}</div></div>`

export const drupal =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}" dir="ltr" prefix="content: http://purl.org/rss/1.0/modules/content/ dc: http://purl.org/dc/terms/">
<head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><link rel="canonical" href="https://${host}/" /><title>${title} | ${name}</title>
<link rel="stylesheet" media="all" href="/sites/default/files/css/css_4881230c7a1b99a1e.css?delta=0&amp;language=${language}" />${all}${head}</head>
<body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable">Skip</a>
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><header role="banner"><div class="region region-header"><nav role="navigation" id="block-main-menu" class="block block-menu navigation menu--main"><ul class="menu">
${links(nav, (href, label) => `<li class="menu-item"><a href="${href}" data-drupal-link-system-path="node/48">${label}</a></li>`)}
</ul></nav></div></header>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="region region-content"><article data-history-node-id="48" class="node node--type-page node--view-mode-full"><h1><span class="field field--name-title field--type-string">${title}</span></h1><div class="node__content"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field__item">
${body}
</div></div></article></div></main>
<footer role="contentinfo"><div class="region region-footer">${foot}</div></footer></div>
<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","currentPath":"node\\/48","isFront":false},"eu_cookie_compliance":{"popup_enabled":true},"user":{"uid":0,"permissionsHash":"04881230477a1b99"}}</script>
</body></html>`

/** A shop of PrestaShop with its block of store information in each footer. @param store HTML in that block */
export const prestashop =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, store: string): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="https://${host}/themes/classic/assets/cache/theme-48812304.css" type="text/css" media="all">
<script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"amount":0}}},"currency":{"iso_code":"EUR"},"customer":{"lastname":null,"firstname":null,"email":null,"birthday":null,"addresses":[]},"shop":{"name":"${name}"},"static_token":"4881230c7a1b99a1e66969123aa909c1"};</script>${all}${head}</head>
<body id="cms" class="lang-${language} country-fr currency-eur layout-full-width page-cms"><main><header id="header"><nav class="header-nav"><div id="_desktop_contact_link"><div id="contact-link"></div></div></nav><div class="header-top"><ul class="top-menu" id="top-menu" data-depth="0">
${links(nav, (href, label) => `<li class="cms-page"><a class="dropdown-item" href="${href}" data-depth="0">${label}</a></li>`)}
</ul></div></header>
<section id="wrapper"><div class="container"><section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms">
${body}
</section></section></div></section>
<footer id="footer"><div class="block_newsletter"><form><input name="email" type="email" value="" placeholder="jane@example.com" aria-labelledby="block-newsletter-label"></form></div>
<div class="block-contact col-md-3 links wrapper"><p class="h4">${name}</p>${store}</div>${foot}<p class="text-sm-center"><a href="https://www.prestashop-project.test" target="_blank">&copy; 2025 - PrestaShop&trade;</a></p></footer></main>${COOKIES}
</body></html>`

/** MyWebsite of a large hoster, as small trades have it. */
export const ionos =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="UTF-8"/><title>${name} - ${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"/>
<link rel="stylesheet" href="https://cdn.website-start.test/mod/common/files/css/48812304.css"/><script type="text/javascript">/* <![CDATA[ */ var systemurl = 'https://${host}/'; var webPath = '/'; var proxyName = ''; var webServerName = '${host}'; /* ]]> */</script>${all}${head}</head>
<body class="body diyBgActive cc-pagemode-default diyfeSidebarLeft diy-market-${language}_DE" data-pageid="2048812304" id="page-2048812304"><div class="diyw"><div class="diyweb"><div class="diyfeMobileNav"><nav id="diyfeMobileNav" role="navigation"><ul class="mainNav1">
${links(nav, (href, label) => `<li class="level_1 item_1"><a class="level_1 item_1" href="${href}" data-title="${label}"><span>${label}</span></a></li>`)}
</ul></nav></div><div class="diywebMain"><div class="diyfeCA diyfeCA2"><div id="diywebAppContainer1st"></div><div class="diywebContent"><div id="matrix_1048812304" class="sortable-matrix" data-matrixId="1048812304"><div class="n module-type-header diyfeLiveArea "><h1><span class="diyfeDecoration">${title}</span></h1></div><div class="n module-type-text diyfeLiveArea ">
${body}
</div></div></div></div></div><div class="diywebFooter"><div class="diyfeCA"><div id="contentfooter">${foot}<div class="leftrow"><a rel="nofollow" href="javascript:PopupFenster('https://${host}/?print=1');"><img class="inline" height="14" width="18" src="https://cdn.website-start.test/s/img/cc/printer.gif" alt=""/></a></div><div class="rightrow"><span class="loggedout"><a rel="nofollow" id="login" href="https://login.website-start.test/s=48812304/">Login</a></span></div></div></div></div></div></div></body></html>`

/** A site of a registrar's builder, its data-aid attributes beside what they name. */
export const godaddy =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html><html lang="${language}-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title><meta name="author" content="${name}"/><meta name="generator" content="Starfield Technologies; Go Daddy Website Builder 8.0.0000"/><style data-inline-fonts>/* latin */@font-face{font-family:'Poppins';font-display:swap}</style><style>.x{-ms-text-size-adjust:100%;-webkit-tap-highlight-color:rgba(0,0,0,0)}</style>${all}${head}</head>
<body class="x  x-fonts-poppins"><div id="layout-4f-8812-3047" class="layout layout-layout locale-en-US lang-en"><div data-ux="Page" id="page-48812"><div data-ux="Block" class="x-el x-el-div page-inner c1-1"><div id="header"><nav data-ux="Nav" data-aid="HEADER_NAV_RENDERED" role="navigation">
${links(nav, (href, label) => `<a rel="" role="link" data-ux="NavLink" data-page="4881-2304" href="${href}" class="x-el x-el-a c1-2">${label}</a>`)}
</nav></div><div data-ux="Widget" role="region" class="widget widget-content">
${body}
</div><footer data-ux="Widget" role="contentinfo"><p data-ux="FooterDetails" data-aid="FOOTER_COPYRIGHT_RENDERED">Copyright © 2025 ${name} - All Rights Reserved.</p>${foot}<p data-aid="FOOTER_POWERED_BY_RENDERED">Powered by a registrar</p></footer></div></div></div></body></html>`

/** A page of Nuxt 2: drawn on the server, and its state as a function’s arguments. @param state values in that call */
export const nuxt =
  ({ language, name, nav, foot = '', head: all = '' }: Look, state: readonly string[]): Frame =>
  (title, body, head = '') =>
    `<!doctype html><html data-n-head-ssr lang="${language}"><head><title>${title} | ${name}</title><meta data-n-head="ssr" charset="utf-8"><link data-n-head="ssr" rel="icon" type="image/x-icon" href="/favicon.ico"><style data-vue-ssr-id="4881230c:0">.nuxt-progress{position:fixed}.c-hero[data-v-48812304]{min-height:60vh}</style>${all}${head}</head><body><div data-server-rendered="true" id="__nuxt"><!----><div id="__layout"><div data-v-48812304><header data-v-48812304>${links(nav, (href, label) => `<a href="${href}" data-v-48812304 class="nuxt-link">${label}</a>`)}</header><!----><main data-v-48812304>${body}</main><footer data-v-48812304>${foot}</footer></div></div></div><script>window.__NUXT__=(function(${state.map((_, at) => `a${at}`).join(',')}){return {layout:"default",data:[{fields:[${state.map((_, at) => `{v:a${at}}`).join(',')}]}],fetch:{},error:null,serverRendered:true,routePath:"\\u002F"}}(${state.map((value) => JSON.stringify(value).replaceAll('/', '\\u002F')).join(',')}));</script><script src="/_nuxt/4881230.js" defer></script></body></html>`

/** A bought template of one page or few: icons, counters, a carousel of partners. @param partners names beside links */
export const bootstrap =
  (
    { language, name, nav, foot = '', head: all = '' }: Look,
    partners: Readonly<Record<string, string>> = {},
  ): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta content="width=device-width, initial-scale=1.0" name="viewport">
  <title>${name} - ${title}</title>
  <link href="assets/vendor/bootstrap/css/bootstrap.min.css" rel="stylesheet">
  <link href="assets/vendor/bootstrap-icons/bootstrap-icons.css" rel="stylesheet">
  <!-- Template Name: Arsha - Updated: Mar 17 2024 - Author: templates@bootlab.test -->${all}${head}
</head>
<body class="index-page">
  <header id="header" class="header d-flex align-items-center fixed-top"><h1 class="sitename">${name}</h1><nav id="navmenu" class="navmenu"><ul>
${links(nav, (href, label) => `<li><a href="${href}">${label}</a></li>`)}
  </ul><i class="mobile-nav-toggle d-xl-none bi bi-list"></i></nav></header>
  <main class="main">
${body}
  <section id="clients" class="clients section light-background"><div class="swiper init-swiper"><div class="swiper-wrapper">${links(partners, (href, label) => `<div class="swiper-slide"><a href="${href}"><img src="assets/img/clients/${label.length}.png" class="img-fluid" alt="${label}"></a></div>`)}</div></div></section>
  <section class="stats"><span data-purecounter-start="0" data-purecounter-end="232" class="purecounter">232</span><span data-purecounter-end="1453" class="purecounter">1453</span></section>
  </main>
  <footer id="footer" class="footer">${foot}<div class="credits">Designed by <a href="https://bootlab.test/">BootLab</a></div></footer>
</body>
</html>`

/** As a word processor saves a letter for the web: each line a paragraph, words torn apart by spans. */
export const word =
  ({ name, nav, foot = '' }: Look): Frame =>
  (title, body) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 11"><link rel=File-List href="${name.length}-Dateien/filelist.xml"><title>${name}: ${title}</title>
<!--[if gte mso 9]><xml><o:DocumentProperties><o:Author>PC-1</o:Author><o:Revision>48</o:Revision><o:Created>2005-03-14T09:21:00Z</o:Created></o:DocumentProperties></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-size:12.0pt;} --></style></head>
<body lang=DE link=blue vlink=purple style='tab-interval:35.4pt'><div class=Section1>
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:28.0pt;color:#993300'>${name}<o:p></o:p></span></b></p>
<p class=MsoNormal>${links(nav, (href, label) => `<a href="${href}"><span style='font-family:Arial'>${label}</span></a>`)}<o:p></o:p></p>
${body}
<p class=MsoNormal><span style='font-size:8.0pt'>${foot}<o:p>&nbsp;</o:p></span></p>
</div></body></html>`

/** A line of a word processor’s page. */
export const wordLine = (text: string) =>
  `<p class=MsoNormal><span style='font-family:Arial;mso-bidi-font-family:"Times New Roman"'>${text}<o:p></o:p></span></p>`
