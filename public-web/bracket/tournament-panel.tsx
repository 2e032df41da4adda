import { lazy, Suspense, useEffect } from 'react';
import { onFirstPress } from '../kit/first-press.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { BracketView } from './bracket-view.tsx';
import { Champions } from './champions.tsx';
import { Notice } from './notice.tsx';
import { words } from './page-words.ts';
import type { PanelProps } from './tournament-detail.ts';

const load = async () => ({ default: (await import('./other-parts.tsx')).OtherParts });
const OtherParts = lazy(load);

/** Content of the open tab, or the reason why it is empty. The code of the other tabs is loaded at the first press. */
export function TournamentPanel({ part, detail }: PanelProps) {
  useEffect(() => onFirstPress(() => void load().catch(() => undefined)), []);
  if (part !== 'teams' && detail.brackets.length === 0) return <Notice>{words.detail.notDrawn}</Notice>;
  if (part !== 'bracket')
    return (
      <Suspense fallback={<PageLoading text={words.detail.loading} isLong />}>
        <OtherParts part={part} detail={detail} />
      </Suspense>
    );
  return (
    <>
      <Champions detail={detail} />
      <BracketView detail={detail} />
    </>
  );
}
