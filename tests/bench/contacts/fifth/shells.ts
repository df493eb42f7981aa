import type { Frame, Look } from '../frames.ts'
import type { Answer } from '../site.ts'

interface Topped extends Look {
  /** HTML above the navigation. */
  top?: string
}

const items = (nav: Look['nav'], item: (href: string, label: string, at: number) => string) =>
  Object.entries(nav)
    .map(([href, label], at) => item(href, label, at))
    .join('\n')

/** WordPress with a header and footer made in Elementor, flexbox containers, and Complianz's banner. */
export const themed =
  ({ host, language, name, nav, top = '', foot = '', head: all = '' }: Topped): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}">
<head>
	<meta charset="UTF-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="profile" href="https://gmpg.org/xfn/11">
	<title>${title} &#8211; ${name}</title>
<meta name='robots' content='max-image-preview:large' />
<link rel="alternate" type="application/rss+xml" title="${name} &raquo; Feed" href="https://${host}/feed/" />
<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="https://${host}/wp-json/oembed/1.0/embed?url=https%3A%2F%2F${host}%2F" />
<link rel='stylesheet' id='elementor-frontend-css' href='https://${host}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.25.10' media='all' />
<link rel='stylesheet' id='elementor-post-5-css' href='https://${host}/wp-content/uploads/elementor/css/post-5.css?ver=1733731288' media='all' />
<meta name="generator" content="Elementor 3.25.10; features: e_font_icon_svg, additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-swap">
<style>.e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded):not(.e-no-lazyload), .e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded):not(.e-no-lazyload) * { background-image: none !important; }</style>
<link rel="icon" href="https://${host}/wp-content/uploads/2024/01/cropped-icon-32x32.png" sizes="32x32" />
${all}${head}
</head>
<body data-cmplz=1 class="home wp-singular page-template-default page page-id-11 wp-theme-hello-elementor elementor-default elementor-kit-5 elementor-page elementor-page-11">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header data-elementor-type="header" data-elementor-id="62" class="elementor elementor-62 elementor-location-header" data-elementor-post-type="elementor_library">
${top}<div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-theme-site-logo"><a href="https://${host}"><img width="420" height="110" src="https://${host}/wp-content/uploads/2024/01/logo.webp" alt="${name}"></a></div>
<div class="elementor-element elementor-nav-menu--dropdown-tablet elementor-widget elementor-widget-nav-menu"><nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul id="menu-1-3c1f5a2" class="elementor-nav-menu">
${items(nav, (href, label, at) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${30 + at}"><a href="https://${host}${href}" class="elementor-item">${label}</a></li>`)}
</ul></nav></div></div></div></header>
<div data-elementor-type="wp-page" data-elementor-id="11" class="elementor elementor-11" data-elementor-post-type="page">
${body}
</div>
<footer data-elementor-type="footer" data-elementor-id="88" class="elementor elementor-88 elementor-location-footer" data-elementor-post-type="elementor_library"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner">
${foot}
</div></div></footer>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog"><div class="cmplz-title">Cookies</div><button class="cmplz-btn cmplz-accept">OK</button></div></div>
<script>const lazyloadRunObserver = () => { const lazyloadBackgrounds = document.querySelectorAll('.e-con.e-parent:not(.e-lazyloaded)'); };</script>
</body>
</html>`

/** A flexbox container of Elementor's around one widget. @param kind "heading", "text-editor", "image-box" … */
export const con = (html: string, kind = 'text-editor') =>
  `<div class="elementor-element e-flex e-con-boxed e-con e-parent" data-element_type="container"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-${kind}" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container">
${html}
</div></div></div></div>`

/** Elementor's list of lines with an icon each. */
export const icons = (...lines: string[]) =>
  con(
    `<ul class="elementor-icon-list-items">${lines
      .map(
        (line) =>
          `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg aria-hidden="true" class="e-font-icon-svg" viewBox="0 0 512 512"><path d="M497.39 361.8l-112-48a24 24 0 0 0-28 6.9l-49.6 60.6z"></path></svg></span><span class="elementor-icon-list-text">${line}</span></li>`,
      )
      .join('\n')}</ul>`,
    'icon-list',
  )

/** Pages that an agency wrote by hand on Bootstrap. */
export const bootstrapped =
  ({ language, name, nav, top = '', foot = '', head: all = '' }: Topped): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
    <title>${name} | ${title}</title>
    <link href="/assets/css/bootstrap.min.css" rel="stylesheet">
    <link href="/assets/css/style.css?v=27" rel="stylesheet">
    <script async src="https://www.googletagmanager.com/gtag/js?id=UA-68112407-1"></script>
    ${all}${head}
</head>
<body>
${top && `<div class="topbar d-none d-lg-block bg-dark text-white small py-2"><div class="container d-flex justify-content-between">${top}</div></div>`}
<nav class="navbar navbar-expand-lg navbar-light bg-white sticky-top"><div class="container">
    <a class="navbar-brand" href="/"><img src="/assets/img/logo.svg" alt="${name}" height="48"></a>
    <button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
    <div class="collapse navbar-collapse" id="menu"><ul class="navbar-nav ms-auto">
${items(nav, (href, label) => `        <li class="nav-item"><a class="nav-link" href="${href}">${label}</a></li>`)}
    </ul></div>
</div></nav>
${body}
<footer class="footer bg-light pt-5 pb-3"><div class="container"><div class="row">
${foot}
</div></div></footer>
<script src="/assets/js/bootstrap.bundle.min.js"></script>
</body>
</html>`

/** A band of a page on Bootstrap. */
export const band = (html: string) =>
  `<section class="py-5"><div class="container"><div class="row"><div class="col-12">
${html}
</div></div></div></section>`

/** As somebody's nephew wrote it in 2005: tables, and the menu on the left. */
export const tables =
  ({ name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>${name} :: ${title}</title>
<link href="style.css" rel="stylesheet" type="text/css" />
${all}${head}
</head>
<body>
<table width="900" border="0" align="center" cellpadding="0" cellspacing="0">
  <tr><td colspan="2"><img src="img/top.jpg" width="900" height="180" alt="" /></td></tr>
  <tr>
    <td width="180" valign="top" class="menu"><ul>
${items(nav, (href, label) => `      <li><a href="${href}">${label}</a></li>`)}
    </ul></td>
    <td width="720" valign="top" class="tresc">
${body}
    </td>
  </tr>
  <tr><td colspan="2" align="center" class="stopka">${foot}</td></tr>
</table>
</body>
</html>`

/** What WordPress answers to robots. */
export const wpRobots = (host: string): Answer => ({
  type: 'text/plain',
  body: `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php

Sitemap: https://${host}/wp-sitemap.xml
`,
})
