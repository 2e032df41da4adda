import { OpensLater } from '../site/opens-later.tsx';
import { words } from '../site/opens-later-words.ts';
import { words as site } from '../site/words.ts';

/** The live scores, before any game is on. */
export function LiveScoresPage() {
  return (
    <OpensLater title={site.nav.liveScores} {...words.liveScores}>
      <svg viewBox="0 0 320 150" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <path d="M12 20h120v110h-120zM188 20h120v110h-120z" />
          <path d="M52 75h40M228 75h40" strokeWidth="10" strokeLinecap="round" />
        </g>
        <circle cx="160" cy="54" r="8" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
        <circle cx="160" cy="96" r="8" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      </svg>
    </OpensLater>
  );
}
