import { words } from './switch-words.ts';

/** How long the choice is remembered on this device, in seconds: a year. */
const remembered = 365 * 24 * 60 * 60;

/** Opens the page in the other language; whoever has typed something about a person is asked before it is lost, as by any reload. */
export function LanguageSwitch({ className }: { readonly className: string | undefined }) {
  const read = () => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every phone's browser yet
    document.cookie = `language=${words.to}; Path=/; Max-Age=${remembered}; SameSite=Lax${secure}`;
    // Chrome stores a cookie while the script goes on, and a reload can be faster; whoever reads cookies waits until it is there.
    if (document.cookie.includes(`language=${words.to}`)) window.location.reload();
  };
  return (
    <button type="button" lang={words.to} className={className} aria-label={words.label} onClick={read}>
      {words.name}
    </button>
  );
}
