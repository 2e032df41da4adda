import { type ReactNode, useEffect, useState } from 'react';
import type { SiteTexts } from '../../domain/site/site-texts.ts';
import button from '../kit/button.module.css';
import { PageLoading } from '../kit/page-loading.tsx';
import { read } from '../transport/call.ts';
import { words } from './text-words.ts';

/** What was asked for once is known to every dialog and section that shows a part of it. */
let asked: Promise<SiteTexts> | undefined;

interface Shown {
  /** What stands there meanwhile; the rolling ball unless said. */
  readonly meanwhile?: ReactNode;
  readonly children: (texts: SiteTexts) => ReactNode;
}

/** Shows the organizers' texts as soon as they are here, or says that they could not be had. */
export function SiteTextsShown({ meanwhile = <PageLoading />, children }: Shown) {
  const [texts, setTexts] = useState<SiteTexts>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
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
