import { ofPage } from '../kit/of-page.ts';

/** The site on the page that is open, which can be shown in each language that has come. */
interface SiteOnPage {
  readonly shows: Record<string, () => Promise<void>>;
  /** Takes away what is shown now. */
  leave: () => void;
  /** When what was asked for last is shown. */
  shown?: Promise<void>;
}

export const site = ofPage<SiteOnPage>('site', () => ({ shows: {}, leave: () => {} }));
