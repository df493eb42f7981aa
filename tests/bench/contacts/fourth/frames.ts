import type { Frame, Look } from '../frames.ts'

/** A look whose header has a bar above the navigation. */
type Topped = Look & { top?: string }

const links = (nav: Look['nav'], link: (href: string, label: string, at: number) => string) =>
  Object.entries(nav)
    .map(([href, label], at) => link(href, label, at))
    .join('\n')

/** WordPress with the theme Astra, whose pages are laid out with Elementor's containers. */
export function astra({ host, language, name, nav, top = '', foot = '', head: all = '' }: Topped): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="profile" href="https://gmpg.org/xfn/11">
	<title>${title} &#8211; ${name}</title>
<meta name='robots' content='max-image-preview:large' />
<link rel="alternate" type="application/rss+xml" title="${name} &raquo; Feed" href="https://${host}/feed/" />
<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="https://${host}/wp-json/oembed/1.0/embed?url=https%3A%2F%2F${host}%2F" />
<link rel='stylesheet' id='astra-theme-css-css' href='https://${host}/wp-content/themes/astra/assets/css/minified/main.min.css?ver=4.8.7' media='all' />
<style id='astra-theme-css-inline-css'>:root{--ast-post-nav-space:0;--ast-container-default-xlg-padding:6.67em;--ast-global-color-0:#046bd2;}html{font-size:100%;}a{color:var(--ast-global-color-0);}.ast-container{max-width:1240px;}@media (max-width:921px){.ast-theme-transparent-header{background:#fff}}</style>
<link rel='stylesheet' id='elementor-frontend-css' href='https://${host}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.27.6' media='all' />
<script src="https://${host}/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js?ver=1739462400" id="cmplz-cookiebanner-js" defer></script>
<meta name="generator" content="Elementor 3.27.6; features: e_font_icon_svg, additional_custom_breakpoints, e_element_cache; settings: css_print_method-external, google_font-enabled, font_display-swap">
${all}${head}
</head>
<body itemtype='https://schema.org/WebPage' itemscope='itemscope' class="wp-singular page-template-default page page-id-17 wp-custom-logo ast-page-builder-template ast-no-sidebar astra-4.8.7 elementor-default elementor-kit-8 elementor-page elementor-page-17">
<div class="hfeed site" id="page">
<header class="site-header header-main-layout-1 ast-primary-menu-enabled" id="masthead" itemtype="https://schema.org/WPHeader" itemscope="itemscope">
<div class="ast-above-header-wrap"><div class="ast-above-header ast-above-header-bar">${top}</div></div>
<div class="ast-primary-header-bar"><span class="site-logo-img"><a href="https://${host}/" class="custom-logo-link" rel="home"><img width="240" height="70" src="https://${host}/wp-content/uploads/2022/09/cropped-logo-240x70.png" class="custom-logo" alt="${name}" decoding="async"></a></span>
<nav class="site-navigation ast-flex-grow-1" id="primary-site-navigation-desktop" aria-label="Primary"><ul id="ast-hf-menu-1" class="main-header-menu ast-menu-shadow ast-nav-menu">
${links(nav, (href, label, at) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${60 + at}"><a href="https://${host}${href}" class="menu-link">${label}</a></li>`)}
</ul></nav></div></header>
<div id="content" class="site-content"><div class="ast-container"><div id="primary" class="content-area primary"><main id="main" class="site-main"><article class="post-17 page type-page status-publish ast-article-single"><div class="entry-content clear" itemprop="text"><div data-elementor-type="wp-page" data-elementor-id="17" class="elementor elementor-17">
${body}
</div></div></article></main></div></div></div>
<footer class="site-footer" id="colophon" itemtype="https://schema.org/WPFooter" itemscope="itemscope"><div class="site-primary-footer-wrap ast-builder-grid-row-container"><aside class="footer-widget-area widget-area site-footer-focus-item" data-section="sidebar-widgets-footer-widget-1"><div class="footer-widget-area-inner">${foot}</div></aside></div>
<div class="ast-footer-copyright"><p>Copyright &copy; 2026 ${name}</p></div></footer></div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog"><div class="cmplz-body"><div class="cmplz-message" id="cmplz-message-1-optin"><p>Cookies</p></div></div></div></div>
<script id="astra-theme-js-js-extra">
var astra = {"break_point":"921","isRtl":"","is_scroll_to_id":"1","is_header_footer_builder_active":"1"};
</script>
</body>
</html>`
}

/** An Elementor container around a widget's HTML. @param kind "heading", "text-editor", "icon-list", "image-box" … */
export const container = (html: string, kind = 'text-editor') =>
  `<div class="elementor-element elementor-element-5f1c2d3 e-flex e-con-boxed e-con e-parent" data-id="5f1c2d3" data-element_type="container"><div class="e-con-inner"><div class="elementor-element elementor-element-7a0b1c2 elementor-widget elementor-widget-${kind}" data-id="7a0b1c2" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container">
${html}
</div></div></div></div>`

/** Elementor's list with icons, a line each. */
export const iconList = (...lines: string[]) =>
  `<ul class="elementor-icon-list-items">${lines
    .map(
      (line) =>
        `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg aria-hidden="true" class="e-font-icon-svg e-fas-phone-alt" viewBox="0 0 512 512" xmlns="http://www.w3.org/2000/svg"><path d="M497.39 361.8l-112-48a24 24 0 0 0-28 6.9l-49.6 60.6A370.66 370.66 0 0 1 130.6 204.11z"></path></svg></span><span class="elementor-icon-list-text">${line}</span></li>`,
    )
    .join('\n')}</ul>`

/** WordPress with WPBakery's page builder. */
export function wpbakery({ host, language, name, nav, top = '', foot = '', head: all = '' }: Topped): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}" class="no-js">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>${title} | ${name}</title>
<meta name="generator" content="WordPress 5.9.10" />
<meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress."/>
<link rel='stylesheet' id='js_composer_front-css' href='https://${host}/wp-content/plugins/js_composer/assets/css/js_composer.min.css?ver=6.8.0' type='text/css' media='all' />
<script type="text/javascript">
    window.mk_header_parallax, window.ajaxurl = "https://${host}/wp-admin/admin-ajax.php";
    setREVStartSize({c: 'rev_slider_1_1',rl:[1240,1024,778,480],el:[700],gw:[1240],gh:[700],type:'standard',layout:'fullwidth'});
</script>
<noscript><style> .wpb_animate_when_almost_visible { opacity: 1; }</style></noscript>
${all}${head}
</head>
<body class="page-template-default page page-id-2041 wpb-js-composer js-comp-ver-6.8.0 vc_responsive">
<div id="wrapper"><div id="top-bar" class="top-bar"><div class="container">${top}</div></div>
<header id="header"><div class="logo"><a href="https://${host}/"><img src="https://${host}/wp-content/uploads/2018/05/logo-1.png" alt="${name}" width="180" height="60"></a></div>
<nav class="main-nav"><ul id="menu-main" class="menu">${links(nav, (href, label, at) => `<li id="menu-item-${301 + at}" class="menu-item menu-item-type-post_type menu-item-object-page"><a href="https://${host}${href}"><span>${label}</span></a></li>`)}</ul></nav></header>
<div id="main"><div class="container"><div class="page-content">
${body}
</div></div></div>
<footer id="footer"><div class="container"><div class="row"><div class="col-md-4"><div id="text-2" class="widget widget_text"><div class="textwidget">${foot}</div></div></div></div></div></footer></div>
<script type='text/javascript' src='https://${host}/wp-content/plugins/js_composer/assets/js/dist/js_composer_front.min.js?ver=6.8.0' id='wpb_composer_front_js-js'></script>
</body></html>`
}

/** WPBakery's row, the columns beside each other. */
export const row = (...columns: string[]) =>
  `<div class="vc_row wpb_row vc_row-fluid vc_custom_1526987654321">${columns
    .map(
      (column) =>
        `<div class="wpb_column vc_column_container vc_col-sm-${Math.floor(12 / columns.length)}"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper">
${column}
</div></div></div></div></div>`,
    )
    .join('\n')}</div>`

/** IONOS' website builder. */
export function ionos({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
    <meta charset="UTF-8">
    <title>${name} - ${title}</title>
    <meta name="format-detection" content="telephone=no">
    <link rel="canonical" href="https://${host}/">
    <meta name="generator" content="MyWebsite NOW">
    <link rel="stylesheet" href="https://cdn.eu.mywebsite-editor.com/s/style/layout.css?id=1719&sc=">
    <script>var __website = {"siteId":"s7f31","theme":"1719","isPreview":false,"locale":"${language}"};</script>
    ${all}${head}
</head>
<body class="diyBgActive cc-pagemode-default diyfeSidebarLeft diy-market-de_DE" data-pageid="912337" id="page-912337">
<div class="diyw"><div class="diyweb"><div class="diyfeNavMainCt diyfeWrapper"><ul id="mainNav1" class="mainNav1">
${links(nav, (href, label) => `<li class="noTempl"><a data-page-id="912" href="${href}" class="level_1"><span>${label}</span></a></li>`)}
</ul></div>
<div class="diywebContent"><div class="diyfeCAWrapper"><div id="content_area"><div id="content_start"></div>
<div id="matrix_1024" class="sortable-matrix" data-matrixId="1024">
${body}
</div></div></div></div>
<div class="diywebFooter"><div class="diyfeCA diyfeCA4"><div id="contentfooter"><div class="leftrow">${foot} <a rel="nofollow" href="javascript:window.print();">Druckversion</a> | <a href="/sitemap/">Sitemap</a><br> &copy; ${name}</div></div></div></div></div></div>
</body>
</html>`
}

/** A module of IONOS' with text. */
export const ionosText = (html: string) => `<div class="n module-type-text diyfeLiveArea">${html}</div>`

/** Contao. */
export function contao({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<title>${title} - ${name}</title>
<base href="https://${host}/">
<meta name="robots" content="index,follow">
<meta name="generator" content="Contao Open Source CMS">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="assets/css/layout.min.css,normalize.css,style.css-0a2f3f13.css">
${all}${head}
</head>
<body id="top" class="mac chrome blink" itemscope itemtype="http://schema.org/WebPage">
<div id="wrapper"><header id="header"><div class="inside"><div class="ce_image logo block"><figure class="image_container"><a href="./" title="${name}"><img src="files/theme/img/logo.svg" width="210" height="64" alt="${name}"></a></figure></div>
<!-- indexer::stop --><nav class="mod_navigation block" itemscope itemtype="http://schema.org/SiteNavigationElement"><ul class="level_1">
${links(nav, (href, label) => `<li class="sibling"><a href="${href.slice(1) || './'}" title="${label}" class="sibling" itemprop="url"><span itemprop="name">${label}</span></a></li>`)}
</ul></nav><!-- indexer::continue --></div></header>
<div id="container"><main id="main"><div class="inside"><div class="mod_article first last block" id="article-12">
<div class="ce_text first last block">
${body}
</div></div></div></main></div>
<footer id="footer"><div class="inside">${foot}</div></footer></div>
<script src="assets/jquery/js/jquery.min.js?v=3.5.1"></script>
</body>
</html>`
}

/** Drupal. */
export function drupal({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}" dir="ltr" prefix="og: https://ogp.me/ns#">
  <head>
    <meta charset="utf-8" />
<link rel="canonical" href="https://${host}/" />
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
<meta name="MobileOptimized" content="width" />
    <title>${title} | ${name}</title>
    <link rel="stylesheet" media="all" href="/sites/default/files/css/css_c8rPk2.css?delta=0&amp;language=${language}&amp;theme=barrio" />
    ${all}${head}
  </head>
  <body class="layout-no-sidebars page-node-12 path-node node--type-page">
    <a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a>
    <div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper"><div id="page">
<header id="header" class="header" role="banner"><nav class="navbar navbar-expand-lg" id="navbar-main"><nav role="navigation" aria-labelledby="block-main-menu" class="block block-menu navigation menu--main"><ul class="clearfix nav navbar-nav">
${links(nav, (href, label) => `<li class="nav-item"><a href="${href}" class="nav-link" data-drupal-link-system-path="node/12">${label}</a></li>`)}
</ul></nav></nav></header>
<div id="main-wrapper" class="layout-main-wrapper clearfix"><main class="main-content col" id="content" role="main"><section class="section"><a id="main-content" tabindex="-1"></a><div id="block-content" class="block block-system block-system-main-block"><div class="content"><article class="node node--type-page node--view-mode-full clearfix"><h1 class="title page-title"><span class="field field--name-title field--type-string field--label-hidden">${title}</span></h1><div class="node__content clearfix"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">
${body}
</div></div></article></div></div></section></main></div>
<footer class="site-footer"><div class="region region-footer-first"><div class="block block-block-content"><div class="content">${foot}</div></div></div></footer></div></div></div>
    <script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","currentPath":"node\\/12","currentPathIsAdmin":false,"isFront":false,"currentLanguage":"${language}"},"pluralDelimiter":"\\u0003","user":{"uid":0,"permissionsHash":"9f8a2b71d"}}</script>
  </body>
</html>`
}

/** A template of Bootstrap's, filled in by hand. */
export function bootstrap({ language, name, nav, top = '', foot = '', head: all = '' }: Topped): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta content="width=device-width, initial-scale=1.0" name="viewport">
  <title>${name} - ${title}</title>
  <link href="assets/img/favicon.png" rel="icon">
  <link href="assets/vendor/bootstrap/css/bootstrap.min.css" rel="stylesheet">
  <link href="assets/vendor/bootstrap-icons/bootstrap-icons.css" rel="stylesheet">
  <link href="assets/css/style.css" rel="stylesheet">
  ${all}${head}
</head>
<body>
  <section id="topbar" class="d-flex align-items-center"><div class="container d-flex justify-content-center justify-content-md-between">${top}</div></section>
  <header id="header" class="fixed-top d-flex align-items-center"><div class="container d-flex justify-content-between"><h1 class="logo"><a href="/">${name}</a></h1>
  <nav id="navbar" class="navbar"><ul>
${links(nav, (href, label) => `    <li><a class="nav-link scrollto" href="${href}">${label}</a></li>`)}
  </ul><i class="bi bi-list mobile-nav-toggle"></i></nav></div></header>
  <main id="main">
${body}
  </main>
  <footer id="footer"><div class="footer-top"><div class="container">${foot}</div></div></footer>
  <script src="assets/vendor/bootstrap/js/bootstrap.bundle.min.js"></script>
  <script src="assets/vendor/aos/aos.js"></script>
</body>
</html>`
}

/** PrestaShop, with the module "Store information" in the footer. */
export function prestashop({
  host,
  language,
  name,
  nav,
  top = '',
  foot = '',
  head: all = '',
}: Topped): Frame {
  const [country, prefix] = language === 'es' ? ['ES', '34'] : ['PL', '48']
  return (title, body, head = '') => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="https://${host}/themes/classic/assets/cache/theme-8fd1a2105.css" type="text/css" media="all">
    <script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","label":"Total","amount":0,"value":"0,00 \\u20ac"}}},"currency":{"name":"Euro","iso_code":"EUR","sign":"\\u20ac"},"customer":{"lastname":null,"firstname":null,"email":null,"is_logged":false},"country":{"id_zone":"1","call_prefix":"${prefix}","iso_code":"${country}"},"shop":{"name":"${name}","logo":"https:\\/\\/${host}\\/img\\/logo-1.jpg"}};</script>
    ${all}${head}
  </head>
  <body id="cms" class="lang-${language} country-${country.toLowerCase()} currency-eur layout-full-width page-cms tax-display-enabled">
    <main><header id="header"><nav class="header-nav"><div class="container"><div id="_desktop_contact_link"><div id="contact-link">${top}</div></div></div></nav>
    <div class="header-top"><div class="menu js-top-menu position-static hidden-sm-down" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">
${links(nav, (href, label, at) => `<li class="category" id="category-${at + 3}"><a class="dropdown-item" href="https://${host}${href}" data-depth="0">${label}</a></li>`)}
    </ul></div></div></header>
    <section id="wrapper"><div class="container"><div id="content-wrapper" class="js-content-wrapper"><section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms page-cms-4">
${body}
    </section></section></div></div></section>
    <footer id="footer" class="js-footer"><div class="footer-container"><div class="container"><div class="row">${foot}</div></div></div></footer></main>
  </body>
</html>`
}

/** Next.js with its app router: the page's text is sent a second time as the script's payload. */
export function nextApp({ language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => {
    const payload = JSON.stringify(
      `5:["$","main",null,{"className":"mx-auto max-w-7xl","children":["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(body)}}}]}]\n`,
    ).replaceAll('<', '\\u003c')
    return `<!DOCTYPE html><html lang="${language}" class="__variable_e8ce0c scroll-smooth"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="stylesheet" href="/_next/static/css/2f0c9d81ab44e7aa.css" data-precedence="next"/><script src="/_next/static/chunks/webpack-0f1d9a6c2b.js" async=""></script><title>${title} – ${name}</title>${all}${head}</head><body class="bg-white text-slate-900 antialiased"><header class="sticky top-0 z-50"><nav class="flex gap-6">${links(nav, (href, label) => `<a class="text-sm font-medium hover:text-sky-700" href="${href}">${label}</a>`)}</nav></header><main class="mx-auto max-w-7xl px-6 py-16">${body}</main><footer class="border-t border-slate-200 py-10">${foot}</footer><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${payload}])</script></body></html>`
  }
}

/** Nuxt, drawn on the server. */
export function nuxt({ language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') =>
    `<!doctype html><html data-n-head-ssr lang="${language}" data-n-head="%7B%22lang%22:%7B%22ssr%22:%22${language}%22%7D%7D"><head><title>${title} | ${name}</title><meta data-n-head="ssr" charset="utf-8"><meta data-n-head="ssr" name="viewport" content="width=device-width,initial-scale=1"><link rel="preload" href="/_nuxt/5d1c0aa.js" as="script"><style data-vue-ssr-id="1a2b3c4d:0">.nuxt-progress{position:fixed;top:0}.wrap[data-v-4f8c1a0e]{max-width:1180px}</style>${all}${head}</head><body><div data-server-rendered="true" id="__nuxt"><!----><div id="__layout"><div data-v-4f8c1a0e><header data-v-4f8c1a0e class="site-header"><nav data-v-4f8c1a0e>${links(nav, (href, label) => `<a href="${href}" data-v-4f8c1a0e class="nuxt-link">${label}</a>`)}</nav></header><main data-v-4f8c1a0e class="wrap">${body}</main><footer data-v-4f8c1a0e>${foot}</footer></div></div></div><script>window.__NUXT__={layout:"default",data:[{}],fetch:{},error:null,state:{nav:{open:!1}},serverRendered:!0,routePath:"/",config:{_app:{basePath:"/",assetsPath:"/_nuxt/",cdnURL:null}}};</script><script src="/_nuxt/5d1c0aa.js" defer></script></body></html>`
}

/** GoDaddy's website builder. */
export function godaddy({ language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (
    title,
    body,
    head = '',
  ) => `<!DOCTYPE html><html lang="${language}"><head><meta charSet="utf-8"/><meta http-equiv="X-UA-Compatible" content="IE=edge"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title} | ${name}</title><meta name="generator" content="Starfield Technologies; Go Daddy Website Builder 8.0.0000"/><style data-inline-fonts>@font-face{font-family:'Lato';font-display:swap}</style><style>.x{-ms-text-size-adjust:100%;-webkit-text-size-adjust:100%}.c1-1 [data-ux="Group"]{display:flex}</style>${all}${head}</head><body class="x x-fonts-lato"><div id="layout-4f1d" class="layout layout-layout layout-layout-layout-27 locale-${language} lang-${language}"><div data-ux="Page" id="page-40121" class="x-el x-el-div"><div data-ux="Block" class="x-el x-el-div page-inner"><div id="hd-1" data-ux="Widget" role="region" class="widget widget-header"><nav data-ux="Nav">${links(nav, (href, label, at) => `<div data-ux="Block" id="nav-${at}"><a rel="" role="link" data-ux="NavLink" data-page="b0c1${at}" data-tccl="ux2.HEADER.header9.Nav.Default.Link.Default.${at}.click,click" href="${href}" class="x-el x-el-a c1-1">${label}</a></div>`)}</nav></div>
<div data-ux="Widget" class="widget widget-content"><section data-ux="Section" class="x-el x-el-section"><div data-ux="Container">${body}</div></section></div>
<div data-ux="Widget" role="contentinfo" class="widget widget-footer"><div data-ux="Text" data-aid="FOOTER_COPYRIGHT_RENDERED">${foot}</div><div data-ux="FooterText" data-aid="FOOTER_POWERED_BY_RENDERED">Powered by</div></div></div></div></div></body></html>`
}

/** robots.txt as WordPress answers it. */
export const wordpressRobots = (host: string) => ({
  type: 'text/plain',
  body: `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://${host}/wp-sitemap.xml\n`,
})
