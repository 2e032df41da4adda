const turned = 'language-switch';

/** Tells a page, as long as it is open, that its reader turns the switch to another language; what is returned ends that. */
export function onSwitch(listener: (language: string) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  window.addEventListener(turned, hear);
  return () => window.removeEventListener(turned, hear);
}

/** The switch of the site is turned; pages in both languages hear of it. */
export const tellSwitch = (language: string) => window.dispatchEvent(new CustomEvent(turned, { detail: language }));
