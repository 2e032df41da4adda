import { words } from './switch-words.ts';

/** Button that shows the open page in the other language; typed text is kept. */
export function LanguageSwitch({ className }: { readonly className: string | undefined }) {
  const read = async () => (await import('./read-in.ts')).readIn(words.to);
  return (
    <button
      type="button"
      lang={words.to}
      className={className}
      aria-label={words.label}
      data-switch=""
      onClick={() => void read()}
    >
      {words.name}
    </button>
  );
}
