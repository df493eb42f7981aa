import type { Frame, Look } from '../../frames.ts'

// Further ways in which such sites are put together: themes, editors and templates that the other frames are not.

const links = (nav: Look['nav'], link: (href: string, label: string) => string) =>
  Object.entries(nav)
    .map(([href, label]) => link(href, label))
    .join('\n')

/** WordPress with a block theme: template parts, a list of pages for small screens, comments of the editor. */
export const blockTheme =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}">
<head>
	<meta charset="UTF-8" />
	<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} &#8211; ${name}</title>
<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="https://${host}/wp-json/oembed/1.0/embed?url=https%3A%2F%2F${host}%2F" />
<style id='wp-block-navigation-inline-css'>.wp-block-navigation{position:relative;--navigation-layout-justification-setting:flex-start}.wp-block-navigation ul{margin-top:0}</style>
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*"]}}]},"eagerness":"conservative"}]}</script>
<meta name="generator" content="WordPress 6.8.2" />
${all}${head}
</head>
<body class="wp-singular page-template-default page page-id-77 wp-embed-responsive wp-theme-twentytwentyfive">
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignfull is-layout-flow"><p class="wp-block-site-title"><a href="https://${host}" target="_self" rel="home">${name}</a></p>
<nav class="is-responsive wp-block-navigation" aria-label="Menu" data-wp-interactive="core/navigation" data-wp-context='{"overlayOpenedBy":{"click":false},"type":"overlay","ariaLabel":"Menu"}'><ul class="wp-block-navigation__container">
${links(nav, (href, label) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="${href}"><span class="wp-block-navigation-item__label">${label}</span></a></li>`)}
</ul></nav></div></header>
<main class="wp-block-group has-global-padding is-layout-constrained"><h1 class="wp-block-post-title">${title}</h1><div class="entry-content wp-block-post-content">
${body}
</div></main>
<footer class="wp-block-template-part"><div class="wp-block-group has-global-padding">${foot}</div></footer></div>
</body>
</html>`

/** WordPress with WPBakery and a theme of the market. @param bar HTML above the menu */
export const bakery =
  ({ host, language, name, nav, foot = '', head: all = '' }: Look, bar = ''): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE html>
<html lang="${language}" class="no-js scheme_default">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1"><meta name="format-detection" content="telephone=no">
<title>${title} | ${name}</title>
<link property="stylesheet" rel='stylesheet' id='js_composer_front-css' href='//${host}/wp-content/plugins/js_composer/assets/css/js_composer.min.css?ver=6.13.0' type='text/css' media='all' />
<meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress."/>${all}${head}
</head>
<body class="page body_style_wide wpb-js-composer js-comp-ver-6.13.0 vc_responsive"><div class="body_wrap"><div class="page_wrap">
<header class="top_panel"><div class="vc_row wpb_row vc_row-fluid sc_layouts_row_type_narrow"><div class="sc_layouts_item">${bar}</div></div>
<div class="sc_layouts_logo"><a href="/"><img class="logo_image" src="//${host}/wp-content/uploads/2020/11/logo-2x.png" alt="${name}"></a></div><nav class="sc_layouts_menu sc_layouts_menu_default"><ul class="sc_layouts_menu_nav">
${links(nav, (href, label) => `<li class="menu-item menu-item-type-post_type"><a href="${href}"><span>${label}</span></a></li>`)}
</ul></nav></header>
<div class="page_content_wrap"><div class="content_wrap"><div class="post_content entry-content"><div data-vc-full-width="true" class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper">
${body}
</div></div></div></div></div></div></div>
<footer class="footer_wrap footer_custom"><div class="vc_row wpb_row vc_row-fluid">${foot}</div></footer></div></div>
<a href="#" class="trx_addons_scroll_to_top"></a></body></html>`

/** A box of text as WPBakery makes it. */
export const box = (html: string) =>
  `<div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper">${html}</div></div>`

/** A shop of PrestaShop with a bought theme. @param store HTML of the block with the shop's own particulars */
export const presta =
  ({ language, name, nav, foot = '', head: all = '' }: Look, store: string): Frame =>
  (title, body, head = '') =>
    `<!DOCTYPE HTML>
<html lang="${language}-${language}"><head><meta charset="utf-8" /><title>${title} - ${name}</title><meta name="generator" content="PrestaShop" /><meta name="robots" content="index,follow" />
<script type="text/javascript">var CUSTOMIZE_TEXTFIELD = 1;var ajaxsearch = true;var blocksearch_type = 'top';var contentOnly = false;var id_lang = 6;var token = '4f1c88123a04771b99a1e6969123aa90';</script>${all}${head}</head>
<body id="cms" class="cms cms-4 hide-right-column lang_${language}"><div id="page"><div class="header-container"><header id="header"><div id="block_top_menu" class="sf-contener clearfix"><ul class="sf-menu clearfix menu-content">
${links(nav, (href, label) => `<li><a href="${href}" title="${label}">${label}</a></li>`)}
</ul></div><div class="shopping_cart"><a href="/koszyk" rel="nofollow"><b>0</b> <span class="ajax_cart_quantity unvisible">0</span></a></div></header></div>
<div class="columns-container"><div id="columns" class="container"><div id="center_column" class="center_column col-xs-12"><div class="rte">
${body}
</div></div></div></div>
<div class="footer-container"><footer id="footer" class="container"><section id="block_contact_infos" class="footer-block col-xs-12 col-sm-4"><div>${store}</div></section>${foot}</footer></div></div></body></html>`

/** A page of tables and capitals, its links drawn by a script where `scripted`. */
export const page2003 =
  ({ name, nav, foot = '' }: Look, scripted = false): Frame =>
  (title, body) =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
<html>
<head>
<title>${name} :: ${title}</title>
<meta http-equiv="content-type" content="text/html;charset=iso-8859-1">
<meta name="generator" content="Adobe GoLive 5">
<meta name="author" content="Administrator">
<script type="text/javascript" src="menu.js"></script>
</head>
<body bgcolor="#ffffe8" link="#006633" vlink="#006633">
<center><img src="bilder/topp.jpg" width="700" height="110" alt=""></center>
<table width="700" border="0" cellspacing="2" cellpadding="6" align="center">
<tr><td colspan="2" bgcolor="#006633">${
      scripted
        ? `<script type="text/javascript"><!--
var m = [${Object.entries(nav)
            .map(([href, label]) => `['${label}','${href}']`)
            .join(',')}];
for (i = 0; i < m.length; i++) { document.write('<a class="m" href="' + m[i][1] + '"><b>' + m[i][0] + '</b></a> &nbsp; '); }
// --></script>`
        : links(nav, (href, label) => `<a class="m" href="${href}"><b>${label}</b></a> &nbsp;`)
    }</td></tr>
<tr><td width="520" valign="top"><font face="Times New Roman, Times, serif">
${body}
</font></td><td width="160" valign="top" bgcolor="#e8f4e0"><font size="1">${foot}</font></td></tr>
</table>
</body>
</html>`

/** One long page of a template of Bootstrap 5. */
export const landing =
  ({ language, name, nav, foot = '', head: all = '' }: Look): Frame =>
  (title, body, head = '') =>
    `<!doctype html>
<html lang="${language}" data-bs-theme="light">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<link href="css/styles.css" rel="stylesheet"><script src="https://use.fontawesome.com/releases/v6.3.0/js/all.js" crossorigin="anonymous"></script>${all}${head}
</head>
<body id="page-top">
<nav class="navbar navbar-expand-lg navbar-dark fixed-top" id="mainNav"><div class="container"><a class="navbar-brand" href="#page-top">${name}</a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#navbarResponsive">Menu <i class="fas fa-bars ms-1"></i></button><div class="collapse navbar-collapse" id="navbarResponsive"><ul class="navbar-nav text-uppercase ms-auto py-4 py-lg-0">
${links(nav, (href, label) => `<li class="nav-item"><a class="nav-link" href="${href}">${label}</a></li>`)}
</ul></div></div></nav>
${body}
<footer class="footer py-4"><div class="container"><div class="row align-items-center"><div class="col-lg-4 text-lg-start">Copyright &copy; ${name} 2026</div><div class="col-lg-8 text-lg-end">${foot}</div></div></div></footer>
<script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js"></script>
</body>
</html>`

/** A page that a script draws, as the build of a single-page app leaves it. @param script where it lies */
export const shell = ({ language, name }: Look, script: string, head = '') =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"/><link rel="icon" href="/favicon.ico"/><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="theme-color" content="#10243e"/><link rel="manifest" href="/manifest.json"/><title>${name}</title>${head}<script defer="defer" src="${script}"></script><link href="/static/css/main.5d1c3a77.css" rel="stylesheet"></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`
