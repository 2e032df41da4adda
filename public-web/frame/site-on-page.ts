import { ofPage } from '../kit/of-page.ts';

/** State shared by the builds of all languages on the open page. */
interface SiteOnPage {
  readonly shows: Record<string, () => Promise<void>>;
  /** Unmounts the current build. */
  leave: () => void;
  /** Resolves when the build requested last is shown. */
  shown?: Promise<void>;
}

export const site = ofPage<SiteOnPage>('site', () => ({ shows: {}, leave: () => {} }));
