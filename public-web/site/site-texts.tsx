import { type ReactNode, useEffect, useState } from 'react';
import type { SiteTexts } from '../../domain/site/site-texts.ts';
import button from '../kit/button.module.css';
import { PageLoading } from '../kit/page-loading.tsx';
import { read } from '../transport/call.ts';
import { words } from './text-words.ts';

/** Shared request, so that each dialog and section uses the same answer. */
let asked: Promise<SiteTexts> | undefined;

interface Shown {
  /** Content while the texts are loading; the rolling ball by default. */
  readonly meanwhile?: ReactNode;
  readonly children: (texts: SiteTexts) => ReactNode;
}

/** Renders the organizers' texts once they are loaded, or a message that loading failed. */
export function SiteTextsView({ meanwhile = <PageLoading />, children }: Shown) {
  const [texts, setTexts] = useState<SiteTexts>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    setFailed(false);
    siteTexts().then(setTexts, () => setFailed(true));
  }, [tries]);
  if (texts !== undefined) return children(texts);
  if (!hasFailed) return meanwhile;
  return (
    <div role="alert">
      <p>{words.texts.failed}</p>
      <button type="button" className={button.secondary} onClick={() => setTries(tries + 1)}>
        {words.texts.again}
      </button>
    </div>
  );
}

function siteTexts(): Promise<SiteTexts> {
  asked ??= read<SiteTexts>('/api/site/texts').catch((failure: unknown) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
