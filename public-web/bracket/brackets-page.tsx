import { OpensLater } from '../site/opens-later.tsx';
import { words } from '../site/opens-later-words.ts';
import { words as site } from '../site/words.ts';

/** The public brackets, before any is drawn. */
export function BracketsPage() {
  return (
    <OpensLater title={site.nav.brackets} {...words.brackets}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <path d="M10 20h90v40h-90M100 40h60v50M10 120h90v40h-90M100 140h60v-50" />
          <path d="M160 90h80" strokeDasharray="3 12" strokeLinecap="round" />
        </g>
        <circle cx="268" cy="90" r="22" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      </svg>
    </OpensLater>
  );
}
