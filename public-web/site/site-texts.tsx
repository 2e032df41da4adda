import { type ReactNode, useEffect, useState } from 'react';
import type { SiteTexts } from '../../domain/rule/site/site-texts.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
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
  const [failed, setFailed] = useState<{ readonly by: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    setFailed(undefined);
    siteTexts().then(setTexts, (by: unknown) => setFailed({ by }));
  }, [tries]);
  if (texts !== undefined) return children(texts);
  if (failed === undefined) return meanwhile;
  return <LoadFailed sentence={words.texts.failed} failure={failed.by} onRetry={() => setTries(tries + 1)} />;
}

function siteTexts(): Promise<SiteTexts> {
  asked ??= read<SiteTexts>('/api/site/texts').catch((failure: unknown) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
