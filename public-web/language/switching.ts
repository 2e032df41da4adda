const turned = 'language-switch';

/** Calls a listener when the reader switches the language; returns a function that removes it. */
export function onSwitch(listener: (language: string) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  window.addEventListener(turned, hear);
  return () => window.removeEventListener(turned, hear);
}

/** Notifies the pages of all languages that the language was switched. */
export const tellSwitch = (language: string) => window.dispatchEvent(new CustomEvent(turned, { detail: language }));
