import type { Language } from './site.ts'

/** What all pages of a site have in common. */
export interface Look {
  host: string
  language: Language
  name: string
  /** Labels by address, as the site's navigation links them. */
  nav: Readonly<Record<string, string>>
  /** HTML in the footer. */
  foot?: string
  /** HTML at the end of <head> of every page. */
  head?: string
}

/** Makes a page of a site. @param head further HTML for the <head> of this page alone */
export type Frame = (title: string, body: string, head?: string) => string

const COUNTRY: Record<Language, string> = {
  de: 'DE',
  en: 'GB',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
}
const locale = (language: Language) => `${language}_${COUNTRY[language]}`
const items = (nav: Look['nav'], item: (href: string, label: string, at: number) => string) =>
  Object.entries(nav)
    .map(([href, label], at) => item(href, label, at))
    .join('\n')

const TRACKING = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-8K2Q1X7F5D"></script>
<script>window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}gtag('js', new Date());gtag('config', 'G-8K2Q1X7F5D', { 'anonymize_ip': true });</script>
<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)}}(window,document,'script');fbq('init', '1048812230477123');fbq('track', 'PageView');</script>`

const EMOJI = `<script>
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/14.0.0\\/72x72\\/","ext":".png","svgUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/14.0.0\\/svg\\/","svgExt":".svg"};
/*! This file is auto-generated */
!function(i,n){var o,s,e;function c(e){try{var t={supportTests:e,timestamp:(new Date).valueOf()};sessionStorage.setItem(o,JSON.stringify(t))}catch(e){}}}(window,document);
</script>`

const BLOCK_STYLES = `<style id='global-styles-inline-css'>
body{--wp--preset--color--black: #000000;--wp--preset--color--cyan-bluish-gray: #abb8c3;--wp--preset--color--white: #ffffff;--wp--preset--gradient--vivid-cyan-blue-to-vivid-purple: linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%);--wp--preset--font-size--small: 13px;--wp--preset--spacing--20: 0.44rem;}
:where(.is-layout-flex){gap: 0.5em;}.wp-block-button__link{color:#fff;background-color:#32373c;border-radius:9999px}
.screen-reader-text{clip:rect(1px,1px,1px,1px);position:absolute!important;height:1px;width:1px;overflow:hidden}
@media (max-width:781px){.wp-block-columns{flex-wrap:wrap!important}}
</style>`

/** A consent dialogue, whose maker's address stands in it. */
const CONSENT = `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true"><div class="top-center" style="display: none;"><div class="cookie-box-inner">
<div class="cookie-preference"><table><tr><th>Name</th><td>Consentia Manager</td></tr><tr><th>Provider</th><td>Consentia GmbH, Kekswerder 8, 20457 Hamburg, privacy@consentia.test, +49 40 66969 440</td></tr><tr><th>Cookie Name</th><td>borlabs-cookie</td></tr><tr><th>Cookie Expiry</th><td>365 d</td></tr></table></div></div></div></div>`

function wordpress(look: Look, theme: string, bodyClass: string, wrap: (body: string) => string): Frame {
  const { host, language, name, nav, foot = '', head: all = '' } = look
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<title>${title} - ${name}</title>
<meta name='robots' content='index, follow, max-image-preview:large' />
<!-- This site is optimized with the Yoast SEO plugin v22.6 -->
<link rel="canonical" href="https://${host}/" />
<meta property="og:locale" content="${locale(language)}" />
<meta property="og:title" content="${title} - ${name}" />
<meta property="article:modified_time" content="2025-03-14T09:21:37+00:00" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://${host}/","url":"https://${host}/","name":"${title} - ${name}","isPartOf":{"@id":"https://${host}/#website"},"datePublished":"2019-02-11T08:14:20+00:00","inLanguage":"${language}"},{"@type":"WebSite","@id":"https://${host}/#website","url":"https://${host}/","name":"${name}","potentialAction":[{"@type":"SearchAction","target":{"@type":"EntryPoint","urlTemplate":"https://${host}/?s={search_term_string}"},"query-input":"required name=search_term_string"}]}]}</script>
<link rel='dns-prefetch' href='//fonts.googleapis.com' />
<link rel="alternate" type="application/rss+xml" title="${name} &raquo; Feed" href="https://${host}/feed/" />
${EMOJI}
<link rel='stylesheet' id='${theme}-style-css' href='https://${host}/wp-content/themes/${theme}/style.css?ver=4.6.3' media='all' />
${BLOCK_STYLES}
<script src='https://${host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1' id='jquery-core-js'></script>
<link rel="https://api.w.org/" href="https://${host}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="https://${host}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.5.3" />
<link rel="icon" href="https://${host}/wp-content/uploads/2021/03/favicon-150x150@2x.png" sizes="32x32" />
${TRACKING}
${all}${head}
</head>
<body class="${bodyClass}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><div class="site-branding"><a href="https://${host}/" rel="home"><img width="300" height="82" src="https://${host}/wp-content/uploads/2021/03/logo-300x82@2x.png" class="custom-logo" alt="${name}" srcset="https://${host}/wp-content/uploads/2021/03/logo.png 1x, https://${host}/wp-content/uploads/2021/03/logo@2x.png 2x" /></a></div>
<nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu">
${items(nav, (href, label, at) => `<li id="menu-item-${1400 + at}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${1400 + at}"><a href="${href.startsWith('/') ? `https://${host}${href}` : href}">${label}</a></li>`)}
</ul></nav></header>
${wrap(body)}
<footer id="colophon" class="site-footer"><div class="footer-widgets">${foot}</div><div class="site-info">&copy; 2025 ${name}</div></footer>
${CONSENT}
<script id='contact-form-7-js-extra'>
var wpcf7 = {"api":{"root":"https:\\/\\/${host}\\/wp-json\\/","namespace":"contact-form-7\\/v1"},"cached":"1"};
</script>
<script src='https://${host}/wp-content/plugins/contact-form-7/includes/js/index.js?ver=5.9.5' id='contact-form-7-js'></script>
</body>
</html>`
}

export const gutenberg = (look: Look): Frame =>
  wordpress(
    look,
    'twentytwentyfour',
    'page-template-default page page-id-214 wp-custom-logo wp-embed-responsive',
    (body) =>
      `<main id="content" class="wp-block-group is-layout-flow"><article class="page type-page"><div class="entry-content wp-block-post-content is-layout-constrained">
${body}
</div></article></main>`,
  )

export const elementor = (look: Look): Frame =>
  wordpress(
    look,
    'hello-elementor',
    'page-template page-template-elementor_header_footer elementor-default elementor-kit-6 elementor-page',
    (body) =>
      `<div data-elementor-type="wp-page" data-elementor-id="28" class="elementor elementor-28" data-elementor-post-type="page">
${body}
</div>`,
  )

/** Elementor's boxes around a widget's HTML. @param kind "text-editor", "icon-list", "team-member" … */
export const widget = (html: string, kind = 'text-editor') =>
  `<section class="elementor-section elementor-top-section elementor-element elementor-section-boxed" data-element_type="section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column elementor-element"><div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-${kind}" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container">
${html}
</div></div></div></div></div></section>`

export const divi = (look: Look): Frame =>
  wordpress(
    look,
    'Divi',
    'page-template-default page et_pb_button_helper_class et_fixed_nav et_show_nav et_primary_nav_dropdown_animation_fade et_divi_theme et-db',
    (body) =>
      `<div id="page-container"><div id="et-main-area"><div id="main-content"><article class="page type-page"><div class="entry-content"><div id="et-boc" class="et-boc"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${body}
</div></div></div></div></article></div></div></div>`,
  )

/** Divi's boxes around a module's HTML. @param kind "text", "blurb", "team_member" … */
export const module_ = (html: string, kind = 'text') =>
  `<div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4 et-last-child"><div class="et_pb_module et_pb_${kind} et_pb_${kind}_0 et_pb_bg_layout_light"><div class="et_pb_${kind}_inner">
${html}
</div></div></div></div></div>`

/** A person in Divi's module for them. */
export const diviPerson = (name: string, role: string, more = '') =>
  `<div class="et_pb_module et_pb_team_member et_pb_team_member_0 clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint et_pb_animation_off"><img decoding="async" src="/wp-content/uploads/2023/05/portrait-400x400@2x.jpg" alt="${name}" /></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${role}</p><div>${more}</div></div></div>`

export function wix({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset='utf-8'>
  <meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" />
  <meta http-equiv="X-UA-Compatible" content="IE=edge">
  <meta name="generator" content="Wix.com Website Builder"/>
  <link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/0a1b2c_4812f0e6d0~mv2.png/v1/fill/w_192%2Ch_192/logo%402x.png" type="image/png"/>
  <title>${title} | ${name}</title>
  <link rel="canonical" href="https://${host}/"/>
  <script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-renderer","type":"GA","code":0},"mode":{"qa":false,"enableTestApi":false,"debug":false},"sentry":{"dsn":"https://605a7baede844d278b89dc95ae0a9123@sentry.errors.test/68"},"siteAssets":{"clientTopology":{"mediaRootUrl":"https://static.wixstatic.com"}},"site":{"metaSiteId":"7d48812a-0c4f-4b3f-9f3e-1104b881d2aa","userId":"0a1b2c3d-4812-4f0e-8d0a-66969123aaaa"},"rollout":{"siteAssetsVersionsRollout":false,"isDACRollout":0}}</script>
  <script data-url="https://static.parastorage.com/services/wix-thunderbolt/dist/main.4881.bundle.min.js">(()=>{"use strict";var e,r={},t={};function n(e){var o=t[e];if(void 0!==o)return o.exports;var i=t[e]={id:e,loaded:!1,exports:{}};return r[e].call(i.exports,i,i.exports,n),i.loaded=!0,i.exports}n.m=r})();</script>
  <style data-href="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt_bootstrap.css">.cwL6XW{cursor:pointer}.KaEeLN{--container-corvid-border-color:rgba(var(--brd,var(--color_15,color_15)),var(--alpha-brd,1))}.HcOXKn{direction:var(--text-direction);min-height:var(--min-height)}.font_8{font:var(--font_8);color:var(--color_15)}</style>
  ${all}${head}
</head>
<body class='responsive' >
<div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1"><span class="mHZSwn">top of page</span></div>
<header id="SITE_HEADER" class="xU8fqS SITE_HEADER wixui-header" tabindex="-1"><nav id="comp-jx0" aria-label="Site" class="HQSswv"><ul class="H3uV8y">
${items(nav, (href, label, at) => `<li id="comp-jx0${at}" class="CaDEUv H3zNoC"><div data-testid="linkElement"><a href="${href.startsWith('/') ? `https://${host}${href}` : href}" target="_self" class="uDW_Qe wixui-horizontal-menu__item-label" data-testid="linkElement">${label}</a></div></li>`)}
</ul></nav></header>
<main id="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="JsJXaX SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars c1dmp"><section class="Oqnisf comp-k1 wixui-section"><div class="MW5IWV"></div><div data-mesh-id="comp-k1inlineContent">
${body}
</div></section></div></div></main>
<footer id="SITE_FOOTER" class="SITE_FOOTER_WRAPPER wixui-footer" tabindex="-1"><div data-mesh-id="SITE_FOOTERinlineContent">${foot}</div></footer></div></div>
<script type="application/json" id="wix-warmup-data">{"platform":{"ssrPropsUpdates":[{"comp-k9":{"value":""}}]},"appsWarmupData":{"14ce1214-b278-a7e4-1373-00cebd1bef7c":{"form":{"fields":[{"label":"Email","placeholder":"name@example.com"},{"label":"Phone","placeholder":"+1 555 0100 000"}]}}},"ooi":{"failedInSsr":{}}}</script>
</body>
</html>`
}

/** Wix's box around lines of text. */
export const wixText = (...lines: string[]) =>
  `<div id="comp-l4x${lines.length}" class="HcOXKn SxM0TO QxJLC3 comp-l4x wixui-rich-text" data-testid="richTextElement">${lines
    .map(
      (line) =>
        `<p class="font_8 wixui-rich-text__text" style="line-height:1.7em; font-size:16px;"><span style="letter-spacing:0.05em;" class="wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${line}</span></span></p>`,
    )
    .join('\n')}</div>`

export function squarespace({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="${language}-${COUNTRY[language]}">
  <head>
    <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!-- This is Squarespace. --><!-- lark-bagpipe-4881 -->
    <base href="">
    <meta charset="utf-8" />
    <title>${title} &mdash; ${name}</title>
    <link rel="canonical" href="https://${host}/"/>
    <script type="application/ld+json">{"url":"https://${host}","name":"${name}","description":"","@context":"http://schema.org","@type":"WebSite"}</script>
    <script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["campaigns_new_subscriber_search"],"templateVersion":"7.1","websiteId":"5f3a4881b2c07123aa909c12","website":{"id":"5f3a4881b2c07123aa909c12","contactEmail":"owner-of-template@example.com","siteTitle":"${name}","location":{"mapZoom":16,"mapLat":51.4566,"mapLng":-2.5879}},"cookieSettings":{"isCookieBannerEnabled":true}};</script>
    <style>.sqs-block-html .sqsrte-small{font-size:.9rem}.header-announcement-bar-wrapper{display:none}</style>
    ${all}${head}
  </head>
  <body id="collection-5f3a4881b2c07123aa909c20" class="primary-button-style-solid tweak-products-image-aspect-ratio-11-square native-currency-code-gbp collection-type-page collection-layout-default homepage view-list mobile-style-available sqs-seven-one" tabindex="-1">
    <div id="siteWrapper" class="clearfix site-wrapper">
      <header data-test="header" id="header" class="bright header theme-col--primary"><div class="header-nav"><nav class="header-nav-list">
${items(nav, (href, label) => `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`)}
      </nav></div></header>
      <main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="5f3a4881"><section data-test="page-section" data-section-theme="" class="page-section layout-engine-section background-width--full-bleed"><div class="content-wrapper"><div class="content"><div class="sqs-layout sqs-grid-12 columns-12" data-type="page-section"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">
${body}
      </div></div></div></div></div></div></div></div></section></article></main>
      <footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="sqs-html-content">${foot}</div></section></footer>
    </div>
    <script defer="true" src="https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.4881.js" type="text/javascript"></script>
  </body>
</html>`
}

export function jimdo({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}-${COUNTRY[language]}"><head>
    <meta charset="utf-8"/>
    <link rel="dns-prefetch preconnect" href="https://u.jimcdn.com/" crossorigin="anonymous"/>
    <link rel="dns-prefetch preconnect" href="https://assets.jimstatic.com/" crossorigin="anonymous"/>
    <meta http-equiv="X-UA-Compatible" content="IE=edge"/>
    <meta name="generator" content="Jimdo Creator"/>
    <title>${title} - ${name}</title>
    <style>/*! normalize.css v3.0.3 | MIT License | github.com/necolas/normalize.css */html{font-family:sans-serif}body{margin:0}.j-static-page{overflow:hidden}</style>
    <script>/* <![CDATA[ */ var jimdoData = {"isTestserver":false,"isLcJimdoCom":false,"isJimdoHelpCenter":false,"websiteId":"s4881230c7a1b99","cstok":"e66969123a","cacheJsKey":"7093479d026ccfbb48d2a101aeac5fbd70d2cc12","cmsLanguage":"${language}","urlPathPart":"index"}; /* ]]> */</script>
    ${all}${head}
</head>
<body class="body cc-page cc-page-index cc-indexpage j-m-gallery-styles j-m-video-styles j-m-hr-styles j-m-header-styles j-m-text-styles j-footer-styled" id="page-1488123">
<div id="cc-inner" class="cc-content-parent"><div class="jtpl-main cc-content-parent"><nav class="jtpl-navigation" data-dropdown="true"><div data-container="navigation"><div class="j-nav-variant-nested"><ul class="cc-nav-level-0 j-nav-level-0">
${items(nav, (href, label, at) => `<li id="cc-nav-view-14881${at}" class="jmd-nav__list-item-0"><a href="${href}" data-link-title="${label}">${label}</a></li>`)}
</ul></div></div></nav>
<section class="jtpl-content content-options-box cc-content-parent"><div id="content_area" data-container="content"><div id="content_start"></div><div id="cc-matrix-1948812">
${body}
</div></div></section>
<footer class="jtpl-footer footer-options"><div id="contentfooter" data-container="footer">${foot}
<div class="j-meta-links"><a href="/about/">Impressum</a> | <a href="//${host}/j/privacy">Datenschutz</a> | <a id="cookie-policy" href="javascript:window.CookieControl.showCookieSettings();">Cookie-Richtlinie</a> | <a href="/sitemap/">Sitemap</a></div>
<div class="j-admin-links"><span class="loggedout"><a rel="nofollow" id="login" href="/login">Anmelden</a></span></div></div></footer></div></div>
<script src="https://assets.jimstatic.com/web.js.4881230c7a1b99a1e.js"></script>
</body></html>`
}

export function webflow({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (
    title,
    body,
    head = '',
  ) => `<!DOCTYPE html><!-- Last Published: Wed Mar 12 2025 09:48:12 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="${host}" data-wf-page="5f9c4881b2c0712369" data-wf-site="5f9c4881b2c0712360" lang="${language}"><head><meta charset="utf-8"/><title>${title} | ${name}</title><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://assets.website-files.com/5f9c4881b2c0712360/css/site.4881230c7.min.css" rel="stylesheet" type="text/css"/><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script>${TRACKING}${all}${head}</head><body class="body"><div data-collapse="medium" data-animation="default" data-duration="400" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand"><img src="https://assets.website-files.com/5f9c/logo%402x.png" loading="lazy" alt="${name}"/></a><nav role="navigation" class="nav-menu w-nav-menu">${items(nav, (href, label) => `<a href="${href}" class="nav-link w-nav-link">${label}</a>`)}</nav></div></div>
${body}
<div class="footer"><div class="w-container">${foot}</div></div><script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=5f9c4881b2c0712360" type="text/javascript"></script><script src="https://assets.website-files.com/5f9c/js/webflow.4881230c7.js" type="text/javascript"></script></body></html>`
}

export function shopify({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!doctype html>
<html class="no-js" lang="${language}">
  <head>
    <meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1">
    <link rel="canonical" href="https://${host}/"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
    <title>${title} &ndash; ${name}</title>
    <script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
    <script id="shopify-features" type="application/json">{"accessToken":"a4881230c7a1b99a1e66969123aa909c","betas":["rich-media-storefront-analytics"],"domain":"${host}","predictiveSearch":true,"shopId":48812304771,"locale":"${language}"}</script>
    <script>var Shopify = Shopify || {};Shopify.shop = "${name.toLowerCase().replace(/\W+/g, '-')}.shop.test";Shopify.locale = "${language}";Shopify.currency = {"active":"EUR","rate":"1.0"};Shopify.theme = {"name":"Dawn","id":124881230477,"theme_store_id":887,"role":"main"};</script>
    <style data-shopify>:root{--font-body-family: Assistant, sans-serif;--color-base-text: 18, 18, 18;--gradient-background: #FFFFFF;}</style>
    ${all}${head}
  </head>
  <body class="gradient">
    <a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
    <div id="shopify-section-announcement-bar" class="shopify-section"><div class="announcement-bar" role="region"><p class="announcement-bar__message h5">4,9 / 5 &ndash; 2 312</p></div></div>
    <div id="shopify-section-header" class="shopify-section section-header"><header class="header header--middle-left"><nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">
${items(nav, (href, label) => `<li><a href="${href}" class="header__menu-item list-menu__item link link--text focus-inset"><span>${label}</span></a></li>`)}
    </ul></nav><a href="/cart" class="header__icon header__icon--cart link"><span class="visually-hidden">Cart</span></a></header></div>
    <main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1"><div class="shopify-section section"><div class="page-width rte">
${body}
    </div></div></main>
    <div id="shopify-section-footer" class="shopify-section"><footer class="footer color-background-1 gradient section-footer-padding"><div class="footer__content-top page-width">${foot}</div>
    <div class="newsletter-form__field-wrapper"><input id="NewsletterForm--footer" type="email" name="contact[email]" class="field__input" value="" placeholder="you@example.com"></div>
    <small class="copyright__content">&copy; 2025, <a href="/" title="">${name}</a></small></footer></div>
    <script>window.shopUrl = 'https://${host}';window.routes = {cart_add_url: '/cart/add',cart_change_url: '/cart/change'};</script>
  </body>
</html>`
}

export function typo3({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<!--
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2025 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->
<link rel="shortcut icon" href="/fileadmin/templates/favicon.ico" type="image/vnd.microsoft.icon">
<title>${title} | ${name}</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-4881230c7a1b99a1e-min.css?1710408012" media="all">
<script>var _paq = window._paq = window._paq || [];_paq.push(['trackPageView']);_paq.push(['setSiteId', '48']);</script>
<link rel="canonical" href="https://${host}/">
${all}${head}
</head>
<body id="p12" class="page-12 pagelevel-1 language-0 backendlayout-default layout-default">
<div id="top"></div><div class="body-bg"><header id="page-header" class="bp-page-header navbar navbar-mainnavigation navbar-default"><div class="container"><a class="navbar-brand" href="/"><img src="/fileadmin/_processed_/4/8/csm_logo_8123@2x.png" alt="${name}"></a><nav aria-label="Main navigation" id="mainnavigation" class="collapse navbar-collapse"><ul class="navbar-nav">
${items(nav, (href, label) => `<li class="nav-item"><a href="${href}" class="nav-link" title="${label}"><span class="nav-link-text">${label}</span></a></li>`)}
</ul></nav></div></header>
<main id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin--><div class="section section-default"><div id="c48" class="frame frame-size-default frame-default frame-type-textpic frame-layout-default"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner">
${body}
</div></div></div></div></div></div><!--TYPO3SEARCH_end--></main>
<footer id="page-footer" class="bp-page-footer"><section class="section footer-section footer-section-content"><div class="container">${foot}</div></section></footer></div>
<script src="/typo3temp/assets/compressed/merged-66969123aa909c-min.js?1710408012"></script>
</body>
</html>`
}

export function joomla({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE html>
<html lang="${language}-${COUNTRY[language].toLowerCase()}" dir="ltr">
<head>
	<base href="https://${host}/" />
	<meta http-equiv="content-type" content="text/html; charset=utf-8" />
	<meta name="keywords" content="${name}" />
	<meta name="author" content="Super User" />
	<meta name="generator" content="Joomla! - Open Source Content Management" />
	<title>${title} - ${name}</title>
	<link href="/templates/protostar/favicon.ico" rel="shortcut icon" type="image/vnd.microsoft.icon" />
	<link href="/templates/protostar/css/template.css?a488123b0c7a1b99" rel="stylesheet" />
	<script type="application/json" class="joomla-script-options new">{"csrf.token":"b4881230c7a1b99a1e66969123aa909c","system.paths":{"root":"","base":""}}</script>
	<script src="/media/jui/js/jquery.min.js?a488123b0c7a1b99"></script>
	<script>jQuery(function($){ initTooltips(); $("body").on("subform-row-add", initTooltips); function initTooltips (event, container) { container = container || document;$(container).find(".hasTooltip").tooltip({"html": true,"container": "body"});} });</script>
	${all}${head}
</head>
<body class="site com_content view-article no-layout no-task itemid-101">
	<div class="body" id="top"><div class="container">
		<header class="header" role="banner"><div class="header-inner clearfix"><a class="brand pull-left" href="/"><span class="site-title" title="${name}">${name}</span></a></div></header>
		<nav class="navigation" role="navigation"><ul class="nav menu nav-pills mod-list">
${items(nav, (href, label, at) => `<li class="item-${101 + at}"><a href="${href}">${label}</a></li>`)}
		</ul></nav>
		<div class="row-fluid"><main id="content" role="main" class="span9"><div id="system-message-container"></div><div class="item-page" itemscope itemtype="https://schema.org/Article"><meta itemprop="inLanguage" content="${locale(language).replace('_', '-')}" /><div class="page-header"><h2 itemprop="headline">${title}</h2></div><div itemprop="articleBody">
${body}
		</div></div></main></div>
	</div></div>
	<footer class="footer" role="contentinfo"><div class="container"><hr />${foot}<p class="pull-right"><a href="#top" id="back-top">&uarr;</a></p><p>&copy; 2025 ${name}</p></div></footer>
</body>
</html>`
}

/** As FrontPage and its like wrote it. */
export function handmade({ name, nav, foot = '', head: all = '' }: Look): Frame {
  return (title, body, head = '') => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML>
<HEAD>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=iso-8859-1">
<META NAME="GENERATOR" CONTENT="Microsoft FrontPage 4.0">
<META NAME="ProgId" CONTENT="FrontPage.Editor.Document">
<TITLE>${name} - ${title}</TITLE>
<STYLE TYPE="text/css"><!--
BODY, TD { font-family: Verdana, Arial, Helvetica; font-size: 11px; }
A:hover { color: #CC0000 }
--></STYLE>
<SCRIPT LANGUAGE="JavaScript"><!--
function MM_swapImgRestore() { var i,x,a=document.MM_sr; for(i=0;a&&i<a.length&&(x=a[i])&&x.oSrc;i++) x.src=x.oSrc; }
function MM_preloadImages() { var d=document; if(d.images){ if(!d.MM_p) d.MM_p=new Array(); } }
//--></SCRIPT>
${all}${head}
</HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000033" LINK="#003399" TOPMARGIN="0" LEFTMARGIN="0" onLoad="MM_preloadImages('bilder/nav2.gif','bilder/nav3.gif')">
<TABLE WIDTH="760" BORDER="0" CELLSPACING="0" CELLPADDING="0" ALIGN="center">
<TR><TD COLSPAN="2" BGCOLOR="#003366"><IMG SRC="bilder/kopf.gif" WIDTH="760" HEIGHT="90" ALT="${name}"></TD></TR>
<TR><TD WIDTH="150" VALIGN="top" BGCOLOR="#E8EEF7"><TABLE BORDER="0" CELLPADDING="4">
${items(nav, (href, label, at) => `<TR><TD><A HREF="${href}" onMouseOver="MM_swapImage('n${at}','','bilder/nav${at}.gif',1)">${label}</A></TD></TR>`)}
</TABLE></TD>
<TD WIDTH="610" VALIGN="top"><TABLE BORDER="0" CELLPADDING="12"><TR><TD>
<FONT FACE="Verdana" SIZE="2">
${body}
</FONT>
</TD></TR></TABLE></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><HR SIZE="1"><FONT SIZE="1">${foot}<BR>Besucher: <IMG SRC="/cgi-bin/counter.pl?df=1&dd=C" ALT="0048123"></FONT></TD></TR>
</TABLE>
</BODY>
</HTML>`
}

/** A page of Next.js, drawn on the server unless `body` is ''. @param data what pages/_app was given */
export const next =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, data: unknown): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} | ${name}</title><link rel="canonical" href="https://${host}/"/><meta name="next-head-count" content="5"/><link rel="preload" href="/_next/static/css/4881230c7a1b99a1.css" as="style"/><script defer="" nomodule="" src="/_next/static/chunks/polyfills-c67a75d1b6f99dc8.js"></script><script src="/_next/static/chunks/pages/_app-66969123aa909c12.js" defer=""></script><style data-styled="" data-styled-version="5.3.6">.gYcUVT{display:-webkit-box;display:flex}.kzQxMN{color:#0b1f3a;font-size:1.125rem}</style>${all}${head}</head><body><div id="__next" data-reactroot="">${
      body &&
      `<header class="sc-1x8s7h-0 gYcUVT"><nav>${items(nav, (href, label) => `<a class="sc-1x8s7h-1 kzQxMN" href="${href}">${label}</a>`)}</nav></header><main class="sc-2b9-0">${body}</main><footer class="sc-9k2-0">${foot}</footer>`
    }</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
      props: { pageProps: { ...Object(data), locale: language }, __N_SSG: true },
      page: '/',
      query: {},
      buildId: '4881230c7a1b99a1e6-XQ',
      isFallback: false,
      gsp: true,
      scriptLoader: [],
    }).replaceAll('<', '\\u003c')}</script></body></html>`

/** A single-page app as its build leaves it: an empty root. */
export const emptyRoot =
  ({ language, name, head: all = '', foot = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" type="image/svg+xml" href="/vite.svg" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${title} - ${name}</title>
    ${all}${head}
    <script type="module" crossorigin src="/assets/index-4881230c.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-a1b99a1e.css">
  </head>
  <body>
    <noscript>You need to enable JavaScript to run this app.</noscript>
    <div id="root">${body}</div>${foot}
  </body>
</html>`

/** A <script> of schema.org data. */
export const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
