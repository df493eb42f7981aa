import type { Frame, Look } from '../../frames.ts'

// The software of the second set where no frame was there, or where it writes a page otherwise by now.

const entries = (nav: Look['nav'], entry: (href: string, label: string) => string) =>
  Object.entries(nav)
    .map(([href, label]) => entry(href, label))
    .join('\n')

/** A template of Bootstrap 5: a bar above, a navbar that unfolds, icons without words. @param bar HTML above all */
export const bootstrap5 =
  ({ language, name, nav, foot = '', head: all = '' }: Look, bar = ''): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}" data-bs-theme="light">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${name}</title>
<link href="/css/bootstrap.min.css?v=5.3.3" rel="stylesheet" integrity="sha384-QWTKZyjpPEjISv5WaRU9OFeRpok6YctnYmDr5pNlyT2bRjXh0JMhjY6hW+ALEwIH" crossorigin="anonymous">
<link href="/css/bootstrap-icons.css" rel="stylesheet">${all}${head}
</head>
<body>
<div class="topbar bg-dark text-white small py-1 d-none d-lg-block"><div class="container d-flex justify-content-between">${bar}</div></div>
<nav class="navbar navbar-expand-lg sticky-top bg-body-tertiary"><div class="container"><a class="navbar-brand" href="/">${name}</a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-controls="nav" aria-expanded="false" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav ms-auto">
${entries(nav, (href, label) => `<li class="nav-item"><a class="nav-link" href="${href}">${label}</a></li>`)}
</ul></div></div></nav>
<main class="container py-5">
${body}
</main>
<footer class="bg-dark text-white-50 py-4"><div class="container">${foot}</div></footer>
<script src="/js/bootstrap.bundle.min.js?v=5.3.3"></script>
</body>
</html>`

/** Contao 5, whose modules bear their numbers. */
export const contao5 =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<title>${title} | ${name}</title>
<meta name="robots" content="index,follow"><meta name="generator" content="Contao Open Source CMS"><meta name="viewport" content="width=device-width,initial-scale=1.0,shrink-to-fit=no">
<link rel="stylesheet" href="/assets/css/grid.min.css,layout.min.css,style.css-91f2ab30.css">${all}${head}
</head>
<body id="top" class="layout-standard" itemscope itemtype="https://schema.org/WebPage">
<div id="wrapper">
<header id="header"><div class="inside"><div class="content-element content-image"><a href="/"><img src="/files/layout/logo.svg" alt="${name}"></a></div>
<nav class="mod_navigation block" itemscope itemtype="https://schema.org/SiteNavigationElement"><a href="#skipNavigation3" class="invisible">&rsaquo;&rsaquo;</a><ul class="level_1">
${entries(nav, (href, label) => `<li><a href="${href}" title="${label}" itemprop="url"><span itemprop="name">${label}</span></a></li>`)}
</ul><span id="skipNavigation3" class="invisible"></span></nav></div></header>
<div id="container"><main id="main"><div class="inside"><div class="mod_article block"><div class="content-element content-text"><div class="rte">
${body}
</div></div></div></div></main></div>
<footer id="footer"><div class="inside"><div class="content-element content-template">${foot}</div></div></footer>
</div>
<script type="application/json" id="contao-settings">{"request_token":"5f2c.91f2ab30d4","lang":"${language}"}</script>
</body>
</html>`

/** Drupal 10 with blocks; what an editor typed stands in a field. @param aside HTML of a block beside the text */
export const drupal10 =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, aside = ''): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <link rel="canonical" href="https://${host}/" />
    <meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
    <title>${title} | ${name}</title>
    <link rel="stylesheet" media="all" href="/core/themes/olivero/css/base/base.css?s9f2ab" />${all}${head}
  </head>
  <body class="path-node page-node-type-page">
    <div class="layout-container">
    <header id="header" class="site-header" role="banner"><div class="region region--header"><div id="block-olivero-site-branding"><a href="/" rel="home">${name}</a></div>
    <nav id="block-olivero-main-menu" class="primary-nav block block-menu" role="navigation"><ul class="menu primary-nav__menu">
${entries(nav, (href, label) => `<li class="primary-nav__menu-item"><a href="${href}" class="primary-nav__menu-link" data-drupal-link-system-path="node/7"><span class="primary-nav__menu-link-inner">${label}</span></a></li>`)}
    </ul></nav></div></header>
    <main role="main"><div class="region region--content"><article class="node node--type-page"><div class="node__content"><div class="text-content clearfix field field--name-body field--type-text-with-summary field--label-hidden field__item">
${body}
    </div></div></article></div><aside class="region region--sidebar">${aside}</aside></main>
    <footer class="site-footer"><div class="region region--footer-bottom">${foot}</div></footer>
    </div>
  </body>
</html>`

/** A hoster's builder: every block a box with a number. */
export const hosted =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html prefix="og: https://ogp.me/ns#" lang="${language}"><head><meta charset="utf-8"><title>${title} - ${name}</title>
<meta property="og:type" content="website"><meta name="viewport" content="width=device-width, initial-scale=1"><link id="ionosStyles" rel="stylesheet" href="/templates/css/site.css?3f1c=20250318">${all}${head}</head>
<body class="header-fixed single-column" data-template="mwn-4"><div class="site-frame"><header class="mwn-header"><a class="mwn-brand" href="/">${name}</a><ul class="mwn-nav" role="menubar">
${entries(nav, (href, label) => `<li role="none"><a role="menuitem" href="${href}">${label}</a></li>`)}
</ul></header><div class="mwn-stage"><div class="mwn-module" id="m-2211"><div class="mwn-module-inner">
${body}
</div></div></div><footer class="mwn-footer">${foot}</footer></div></body></html>`

/** A registrar's builder that draws its contact box in spans. */
export const registrar =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title} - ${name}</title><meta name="generator" content="Starfield Technologies; Go Daddy Website Builder 8.0.0000"/><meta property="og:site_name" content="${name}"/><style>.x{font-size:16px}.c1-5{letter-spacing:inherit}</style>${all}${head}</head><body class="x x-fonts-lato"><div id="layout" class="layout"><div data-ux="Page"><header data-ux="Header" data-aid="HEADER_WIDGET"><div data-ux="Block"><ul data-ux="NavList">${entries(nav, (href, label) => `<li data-ux="ListItemInline"><a data-ux="NavLink" href="${href}" data-tccl="ux2.HEADER.header9.Nav.Default.Link.${label.length}.click">${label}</a></li>`)}</ul></div></header><section data-ux="Section" class="x-el-section c1-5">${body}</section><footer data-ux="Section" data-aid="FOOTER_RENDERED">${foot}<p data-aid="FOOTER_COPYRIGHT_RENDERED">&copy; 2025 ${name}</p></footer></div></div><script>window.cxs&&window.cxs.setOptions({prefix:"c2-"});window._BASEURL="https://img1.wsimg.test/";</script></body></html>`

/**
 * Nuxt 3: what the page was drawn from stands once more as one flat list, in which figures point at other places.
 * @param records of texts by key that only the list has
 */
export const nuxt3 =
  (
    { language, name, nav, foot = '', head: all = '' }: Look,
    records: readonly Record<string, string>[],
  ): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${name}</title><link rel="stylesheet" href="/_nuxt/entry.B7x2Kq91.css"><link rel="modulepreload" as="script" crossorigin href="/_nuxt/D9f2ab30.js">${all}${head}</head><body><div id="__nuxt"><!--[--><header data-v-7c1f><nav>${entries(nav, (href, label) => `<a href="${href}" class="" data-v-7c1f>${label}</a>`)}</nav></header><main><!--[-->${body}<!--]--></main><footer>${foot}</footer><!--]--></div><div id="teleports"></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${flat(records)}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/",buildId:"91f2ab30-3f1c-4d5e",buildAssetsDir:"/_nuxt/",cdnURL:""}}</script></body></html>`

function flat(records: readonly Record<string, string>[]): string {
  const list: unknown[] = [['ShallowReactive', 1], { data: 2, state: 3 }, { records: 4 }, ['Reactive', 2], []]
  const places = records.map((record) => {
    const pointers = Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, list.push(value) - 1] as const),
    )
    return list.push(pointers) - 1
  })
  list[4] = places
  return JSON.stringify(list).replaceAll('<', '\\u003C')
}

/** PrestaShop 8, its store's details as a script's values and in the footer. @param store HTML of that block */
export const prestashop8 =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, store: string): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title} - ${name}</title><link rel="canonical" href="https://${host}/"><meta name="viewport" content="width=device-width, initial-scale=1">
<script type="text/javascript">var prestashop = {"cart":{"products":[],"summary_string":"0"},"customer":{"lastname":null,"email":null,"is_logged":false},"page":{"page_name":"cms"},"urls":{"base_url":"https:\\/\\/${host}\\/"}};</script>${all}${head}</head>
<body id="cms" class="lang-${language} currency-eur layout-both-columns"><header id="header" class="l-header"><nav class="header-nav"><div class="container"><div id="menu-icon" class="hidden-md-up"></div></div></nav>
<ul class="top-menu" id="top-menu" data-depth="0">
${entries(nav, (href, label) => `<li class="category"><a class="dropdown-item" href="${href}">${label}</a></li>`)}
</ul></header>
<section id="wrapper"><div id="content-wrapper"><section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms page-cms-4">
${body}
</section></section></div></section>
<footer id="footer" class="js-footer"><div class="email_subscription"><form><input name="email" type="email" placeholder="you@shop.example"></form></div><div class="block-contact col-md-4 links">${store}</div>${foot}</footer></body></html>`

/** WPBakery with a theme that has rows of icons in its top bar. @param bar HTML in it */
export const bakery =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, bar = ''): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}" class="no-js">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - ${name}</title>
<meta name="generator" content="WordPress 6.6.2"><meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress.">
<link rel="alternate" type="application/json+oembed" href="https://${host}/wp-json/oembed/1.0/embed?url=https%3A%2F%2F${host}%2F">
<style id="wp-block-library-inline-css">.wp-block-image{margin:0 0 1em}</style>${all}${head}
</head>
<body class="page-template-default page wpb-js-composer js-comp-ver-7.9 vc_responsive theme-business-pro">
<div class="thb-subheader"><ul class="top-contacts">${bar}</ul></div>
<header class="header"><a class="logolink" href="https://${host}/"><img src="/wp-content/uploads/2022/02/logo@2x.png" alt="${name}"></a><ul id="menu-main" class="thb-full-menu">
${entries(nav, (href, label) => `<li class="menu-item menu-item-type-post_type"><a href="${href}">${label}</a></li>`)}
</ul></header>
<div role="main" class="site-content"><div class="wpb-content-wrapper"><div class="row wpb_row row-fluid"><div class="wpb_column columns thb-dark-column small-12"><div class="vc_column-inner"><div class="wpb_wrapper">
${body}
</div></div></div></div></div></div>
<footer class="footer">${foot}</footer>
<script src="/wp-content/plugins/js_composer/assets/js/dist/js_composer_front.min.js?ver=7.9"></script>
</body></html>`

/** Jimdo's newer editor: sections that are named by chance. */
export const dolphin =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html><html lang="${language}" class="_1ra1r"><head><meta charset="utf-8"/><meta name="generator" content="Jimdo Dolphin"/><title>${title} | ${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"/><style data-emotion="css">.css-1k2f9{display:flex}</style>${all}${head}</head><body><div id="root" data-page="4f2c"><header class="css-1k2f9"><nav aria-label="main">${entries(nav, (href, label) => `<a class="css-9q1" href="${href}">${label}</a>`)}</nav></header><section class="_3x9s" data-blocktype="text"><div class="css-text">
${body}
</div></section><footer class="css-foot">${foot}</footer></div><script>window.__JIMDO__={"site":{"id":"4f2c91ab","lang":"${language}"},"user":null}</script></body></html>`

/** A text in a PDF that is not packed, as an old printer's driver wrote it. */
export function pdf(...lines: string[]): string {
  const text = lines.map((line) => `(${line}) Tj T*`).join('\n')
  const stream = `BT /F1 11 Tf 14 TL 56 780 Td\n${text}\nET`
  return `%PDF-1.3
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${stream.length} >> stream
${stream}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
%%EOF`
}
