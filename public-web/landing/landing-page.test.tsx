/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defaultSiteTexts } from '../../domain/rule/site/default-site-texts.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { leave, showAlone } from '../../test/harness/page-alone.tsx';
import { dropDraft } from '../form/drafts.ts';
import { LandingPage } from './landing-page.tsx';
import { today } from './today.ts';

const api = apiStandIn();

afterEach(async () => {
  today.isMatchDay = false;
  await leave();
});

/** Returns whether the scores come before the hero. */
async function leads(): Promise<boolean> {
  api.answers('GET /api/live-scores', []);
  api.answers('GET /api/site/texts', defaultSiteTexts);
  const { unmount } = showAlone(<LandingPage />);
  const scores = await screen.findByRole('heading', { name: 'Live scores' });
  const hero = screen.getByRole('heading', { level: 1 });
  const isBefore = (scores.compareDocumentPosition(hero) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  unmount();
  return isBefore;
}

test('the day leads on a match day, and what the site is for on any other', async () => {
  expect(await leads()).toBe(false);
  today.isMatchDay = true;
  expect(await leads()).toBe(true);
});

test('below a form that is open the page goes on', async () => {
  api.answers('GET /api/live-scores', []);
  api.answers('GET /api/site/texts', defaultSiteTexts);
  showAlone(<LandingPage />, { at: '/?register=pre-register' });
  await screen.findByRole('form', { name: 'Reserve a spot for future tournaments' });
  expect(await screen.findByRole('heading', { name: 'Questions and answers' })).toBeTruthy();
  dropDraft('pre-register');
});
