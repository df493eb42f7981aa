/**
 * How to find the element of another tree that matches an element: it has the same tag and name, and the same
 * position among the elements that have these.
 * @param boot the tree that the element is in
 * @returns finds it in a tree; undefined where that has no such element (yet)
 */
export function twinOf(element: Element, boot: Element): (root: Element) => Element | undefined {
  const alike = (within: Element) =>
    [...within.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === nameOf(element))
  const place = alike(boot).indexOf(element)
  return (root) => alike(root)[place]
}

/** The name without its count, which may have changed: "Notifications, 2 new". */
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent?.trim())?.replace(/, \d+ .*$/, '')
