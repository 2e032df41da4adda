/** Time in milliseconds that a part has to move the focus itself after what was focused has gone. */
const ownMove = 150;

/** Elements around the last focus, the innermost first. */
let around: readonly Element[] = [];

/**
 * Keeps the place of a reader without a mouse: when what was focused disappears, or can no longer be used, the focus goes to the heading of what
 * is left around it. Returns how to end this.
 */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? [...ancestors(target)] : [];
  };
  // Whoever presses beside everything leaves the focus on purpose.
  const forget = () => {
    around = [];
  };
  let waiting: ReturnType<typeof setTimeout>;
  const check = () => {
    clearTimeout(waiting);
    waiting = setTimeout(rescue, ownMove);
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(waiting);
    changes.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

/** Focuses the nearest heading if the focus has fallen to the body. */
function rescue(): void {
  const { activeElement, body } = document;
  if (around.length === 0 || (activeElement !== null && activeElement !== body)) return;
  const left = around.filter((one) => one !== body && body.contains(one));
  for (const place of [...left, document.querySelector('dialog[open]'), document.querySelector('main')])
    for (const heading of place?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? []) if (isFocused(heading)) return;
}

/** Focuses a heading; returns whether that was possible, which it is not where it cannot be seen or reached. */
function isFocused(heading: HTMLElement): boolean {
  if (heading.closest('[inert], [hidden]') !== null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

function* ancestors(element: Element): Generator<Element> {
  for (let one: Element | null = element; one !== null; one = one.parentElement) yield one;
}
