import type { Frame, Look } from '../frames.ts'

const links = (nav: Look['nav'], link: (href: string, label: string) => string) =>
  Object.entries(nav)
    .map(([href, label]) => link(href, label))
    .join('\n')

/** A theme bought for Bootstrap and filled in by hand, with a bar on top. */
export function bootstrap({
  language,
  name,
  nav,
  foot = '',
  head: all = '',
  bar = '',
}: Look & { bar?: string }): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta content="width=device-width, initial-scale=1.0" name="viewport">
  <title>${title} | ${name}</title>
  <link href="assets/vendor/bootstrap/css/bootstrap.min.css" rel="stylesheet">
  <link href="assets/vendor/aos/aos.css" rel="stylesheet">
  <link href="assets/css/main.css?v=1.4.2" rel="stylesheet">
  ${all}${head}
</head>
<body class="index-page">
  <header id="header" class="header sticky-top">
    ${bar && `<div class="topbar d-flex align-items-center"><div class="container d-flex justify-content-center justify-content-md-between">${bar}</div></div>`}
    <div class="branding d-flex align-items-center"><div class="container position-relative d-flex align-items-center justify-content-between"><a href="/" class="logo d-flex align-items-center"><h1 class="sitename">${name}</h1></a>
      <nav id="navmenu" class="navmenu"><ul>
${links(nav, (href, label) => `<li><a href="${href}">${label}</a></li>`)}
      </ul><i class="mobile-nav-toggle d-xl-none bi bi-list"></i></nav></div></div>
  </header>
  <main class="main"><section class="section"><div class="container" data-aos="fade-up" data-aos-delay="100">
${body}
  </div></section></main>
  <footer id="footer" class="footer dark-background"><div class="container footer-top">${foot}</div><div class="container copyright text-center mt-4"><p>© <span>Copyright</span> <strong class="px-1 sitename">${name}</strong></p></div></footer>
  <a href="#" id="scroll-top" class="scroll-top d-flex align-items-center justify-content-center"><i class="bi bi-arrow-up-short"></i></a>
  <script src="assets/vendor/bootstrap/js/bootstrap.bundle.min.js"></script>
  <script src="assets/vendor/php-email-form/validate.js"></script>
</body>
</html>`
}

/** WordPress with the theme Astra, Yoast and a consent plugin. @param graph what Yoast says further */
export function astra({
  host,
  language,
  name,
  nav,
  foot = '',
  head: all = '',
  graph = [],
}: Look & { graph?: readonly object[] }): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v23.1 - https://yoast.com/wordpress/plugins/seo/ -->
<title>${title} - ${name}</title>
<link rel="canonical" href="https://${host}/" />
<meta property="og:type" content="article" />
<meta property="og:site_name" content="${name}" />
<meta name="twitter:card" content="summary_large_image" />
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': `https://${host}/`,
        url: `https://${host}/`,
        name: `${title} - ${name}`,
        isPartOf: { '@id': `https://${host}/#website` },
        datePublished: '2020-05-18T09:20:14+00:00',
        dateModified: '2024-11-27T15:03:41+00:00',
      },
      { '@type': 'WebSite', '@id': `https://${host}/#website`, url: `https://${host}/`, name },
      ...graph,
    ],
  })}</script>
<!-- / Yoast SEO plugin. -->
<link rel='stylesheet' id='astra-theme-css-css' href='https://${host}/wp-content/themes/astra/assets/css/minified/main.min.css?ver=4.7.3' media='all' />
<style id='astra-theme-css-inline-css'>:root{--ast-container-default-xlg-padding:3em;--ast-normal-container-width:1240px;--ast-blog-title-font-weight:600;}.ast-header-break-point .main-header-bar{border-bottom-width:1px;}</style>
<script src="https://${host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<link rel="https://api.w.org/" href="https://${host}/wp-json/" />
<style>.cmplz-hidden { display: none !important; }</style>
${all}${head}
</head>
<body class="page-template-default page wp-custom-logo ast-desktop ast-page-builder-template ast-no-sidebar astra-4.7.3 ast-single-post ast-full-width-layout">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div class="hfeed site" id="page"><header class="site-header header-main-layout-1 ast-primary-menu-enabled" id="masthead"><div id="ast-desktop-header"><div class="ast-main-header-wrap main-header-bar-wrap"><div class="site-branding ast-site-identity"><span class="site-title"><a href="https://${host}/" rel="home">${name}</a></span></div>
<nav class="site-navigation ast-flex-grow-1 navigation-accessibility"><ul id="ast-hf-menu-1" class="main-header-menu ast-menu-shadow ast-nav-menu ast-flex">
${links(nav, (href, label) => `<li class="menu-item menu-item-type-post_type menu-item-object-page"><a href="https://${host}${href}" class="menu-link">${label}</a></li>`)}
</ul></nav></div></div></header>
<div id="content" class="site-content"><div class="ast-container"><div id="primary" class="content-area primary"><main id="main" class="site-main"><article class="page type-page status-publish ast-article-single"><div class="entry-content clear">
${body}
</div></article></main></div></div></div>
<footer class="site-footer" id="colophon"><div class="site-primary-footer-wrap ast-builder-grid-row-container"><aside class="footer-widget-area widget-area">${foot}</aside></div><div class="site-below-footer-wrap"><div class="ast-footer-copyright"><p>Copyright &copy; 2025 ${name}</p></div></div></footer></div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1" role="dialog"><div class="cmplz-links cmplz-documents"><a class="cmplz-link cookie-statement" href="#" data-relative_url="">{title}</a></div></div></div>
<script id="astra-theme-js-js-extra">var astra = {"break_point":"921","isRtl":"","is_scroll_to_id":"1"};</script>
</body>
</html>`
}

/** WordPress with WPBakery in a theme bought years ago. */
export function wpbakery({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}" class="no-js">
<head>
<meta charset="UTF-8">
<title>${title} &#8211; ${name}</title>
<meta name="generator" content="WordPress 6.2.6" />
<meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress."/>
<meta name="generator" content="Powered by Slider Revolution 6.5.8 - responsive, Mobile-Friendly Slider Plugin for WordPress with comfortable drag and drop interface." />
<link rel='stylesheet' id='js_composer_front-css' href='https://${host}/wp-content/plugins/js_composer/assets/css/js_composer.min.css?ver=6.7.0' type='text/css' media='all' />
<noscript><style> .wpb_animate_when_almost_visible { opacity: 1; }</style></noscript>
${all}${head}
</head>
<body class="page-template-default page page-id-8 wpb-js-composer js-comp-ver-6.7.0 vc_responsive">
<div id="wrapper"><header id="header"><div class="logo"><a href="https://${host}/"><img src="https://${host}/wp-content/uploads/2017/09/logo.png" alt="${name}"></a></div><nav id="main-nav"><ul class="sf-menu">
${links(nav, (href, label) => `<li class="menu-item"><a href="https://${host}${href}"><span>${label}</span></a></li>`)}
</ul></nav></header>
<div id="main-content"><div class="wpb-content-wrapper"><div class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper">
${body}
</div></div></div></div></div></div></div></div>
<footer id="footer"><div class="container"><div class="vc_row">${foot}</div></div></footer></div>
<script src='https://${host}/wp-content/plugins/js_composer/assets/js/dist/js_composer_front.min.js?ver=6.7.0' id='wpb_composer_front_js-js'></script>
</body>
</html>`
}

export function drupal({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}" dir="ltr" prefix="content: http://purl.org/rss/1.0/modules/content/  dc: http://purl.org/dc/terms/  foaf: http://xmlns.com/foaf/0.1/">
  <head>
    <meta charset="utf-8" />
    <meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
    <link rel="canonical" href="https://${host}/" />
    <title>${title} | ${name}</title>
    <link rel="stylesheet" media="all" href="/sites/default/files/css/css_x8Q1X7F5D.css?delta=0&amp;language=${language}&amp;theme=barrio" />
    ${all}${head}
  </head>
  <body class="layout-no-sidebars page-node-14 path-node node--type-page">
    <div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper"><div id="page">
      <header id="header" class="header" role="banner"><nav role="navigation" aria-labelledby="block-barrio-main-menu-menu" id="block-barrio-main-menu" class="block block-menu navigation menu--main"><ul block="block-barrio-main-menu" class="clearfix nav navbar-nav">
${links(nav, (href, label) => `<li class="nav-item"><a href="${href}" class="nav-link" data-drupal-link-system-path="node/14">${label}</a></li>`)}
      </ul></nav></header>
      <div id="main-wrapper" class="layout-main-wrapper clearfix"><main class="main-content col" id="content" role="main"><section class="section"><div id="block-barrio-content" class="block block-system block-system-main-block"><div class="content"><article class="node node--type-page node--view-mode-full clearfix"><h1 class="title"><span class="field field--name-title">${title}</span></h1><div class="node__content clearfix"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">
${body}
      </div></div></article></div></div></section></main></div>
      <footer class="site-footer"><div class="container"><div class="site-footer__bottom"><section class="region region-footer-fifth">${foot}</section></div></div></footer>
    </div></div></div>
    <script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","pathPrefix":"","currentPath":"node\\/14","isFront":false,"currentLanguage":"${language}"},"user":{"uid":0}}</script>
  </body>
</html>`
}

export function prestashop({ language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!doctype html>
<html lang="${language}-${language.toUpperCase()}">
  <head>
    <meta charset="utf-8">
    <title>${title} - ${name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","label":"Total","amount":0,"value":"0,00 \\u20ac"}},"products_count":0},"currency":{"iso_code":"EUR","sign":"\\u20ac"},"customer":{"lastname":null,"firstname":null,"email":null,"is_logged":false},"page":{"page_name":"cms","body_classes":{"lang-${language}":true}}};</script>
    ${all}${head}
  </head>
  <body id="cms" class="lang-${language} currency-eur layout-full-width page-cms">
    <main><header id="header"><nav class="header-nav"><div class="container"><div id="_desktop_user_info"><a href="/connexion" rel="nofollow"><span class="hidden-sm-down">Connexion</span></a></div></div></nav><div class="header-top"><div class="menu js-top-menu position-static hidden-sm-down" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">
${links(nav, (href, label) => `<li class="category"><a class="dropdown-item" href="${href}" data-depth="0">${label}</a></li>`)}
    </ul></div></div></header>
    <section id="wrapper"><div class="container"><div id="content-wrapper"><section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms">
${body}
    </section></section></div></div></section>
    <footer id="footer"><div class="container"><div class="block_newsletter"><form method="post"><input name="email" type="email" value="" placeholder="Votre adresse e-mail"></form></div></div><div class="footer-container"><div class="container">${foot}</div></div></footer></main>
  </body>
</html>`
}
