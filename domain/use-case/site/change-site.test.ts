import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { defaultSiteSettings } from '../../rule/site/site-settings.ts';
import { paragraphsOf, withFee } from '../../rule/site/site-texts.ts';
import { tournamentRules } from '../../rule/site/tournament-rules.ts';
import { changeSite } from './change-site.ts';
import { siteSettingsForm } from './site-settings-form.ts';

function anOffice() {
  const app = new InMemoryApp();
  const asRead = { ...defaultSiteSettings, version: 1 };
  const sent = (different: object) => accepted(siteSettingsForm, { ...asRead, ...different });
  return {
    site: app.site,
    audit: app.audit,
    asRead,
    change: async (different: object) => changeSite(app, sent(different)),
  };
}

const complaintsAbout = (different: object) => {
  const check = siteSettingsForm.check({ ...defaultSiteSettings, version: 1, ...different }, { year: 2026 });
  return check.isAccepted ? {} : check.complaints;
};

test('what the site begins with can be saved as it is, though it names nobody to pay or ask', () => {
  expect(complaintsAbout({})).toEqual({});
});

test('the rules begin as the fifteen', () => {
  expect(defaultSiteSettings.rules).toEqual(tournamentRules);
  expect(tournamentRules).toHaveLength(15);
});

test('a change holds from now on, and the next one names the new version', async () => {
  const { site, change } = anOffice();
  expect(await change({ feeCents: 4500, venmoHandle: '@new-handle' })).toMatchObject({ version: 2 });
  expect(await site.settings()).toMatchObject({ feeCents: 4500, venmoHandle: 'new-handle' });
});

test('who changes an English text alone finds its Spanish named as out of date, until it is changed too', async () => {
  const { site, change } = anOffice();
  await change({ aboutUs: 'Us.' });
  expect((await site.settings()).outdatedEs).toEqual(['aboutUs']);
  const read = await site.settings();
  await change({ ...read, version: 2, aboutUsEs: 'Nosotros.' });
  expect(await site.settings()).toMatchObject({ aboutUs: 'Us.', aboutUsEs: 'Nosotros.', outdatedEs: [] });
});

test('of two organizers the later is told, and nothing of the first is lost', async () => {
  const { site, change } = anOffice();
  await change({ contactPhone: '(973) 555-0199' });
  await expect(change({ aboutUs: 'Us' })).rejects.toMatchObject({ kind: 'stale', details: { version: 2 } });
  expect(await site.settings()).toMatchObject({
    contactPhone: '(973) 555-0199',
    aboutUs: defaultSiteSettings.aboutUs,
  });
});

test('the audit tells what changed and nothing else', async () => {
  const { audit, change } = anOffice();
  await change({ feeCents: 4500 });
  expect(audit.writes).toMatchObject([{ thing: 'site', from: { feeCents: 4000 }, to: { feeCents: 4500 } }]);
});

test.each([
  [{ feeCents: -1 }, { feeCents: 'Fee must be between 0 and 100000 cents' }],
  [{ contactEmail: 'nowhere' }, { contactEmail: 'Please enter a valid email address' }],
  [{ contactPhone: '555' }, { contactPhone: 'Phone Number must be at least 10 digits' }],
  [{ venmoHandle: 'a b' }, { venmoHandle: 'Venmo handle must have 5 to 30 letters, digits, dashes and underscores' }],
  [{ aboutUs: ' ' }, { aboutUs: 'About Us is required' }],
  [{ rules: [{ title: 'Ball', text: '' }] }, { rules: 'Rule 1: Text is required' }],
  [{ faq: 'none' }, { faq: 'Questions and answers must be a list' }],
  [
    { socialLinks: [{ label: 'Us', url: 'javascript:alert(1)' }] },
    { socialLinks: 'Link 1: Address must begin with https://' },
  ],
  [{ aboutUsEs: 'x'.repeat(5001) }, { aboutUsEs: 'About Us in Spanish must be at most 5000 characters' }],
  [{ rulesEs: [{ title: 'Balón', text: '' }] }, { rulesEs: 'Rule 1: Text is required' }],
  [{ outdatedEs: ['venmo'] }, { outdatedEs: 'The texts whose Spanish is out of date are named by their fields' }],
  [{ closingOneClosesAll: 'yes' }, { closingOneClosesAll: 'Closing one closes all must be true or false' }],
])('%j is refused: %j', (different, complaints) => {
  expect(withSentencesInEnglish(complaintsAbout(different))).toEqual(complaints);
});

test('a text says the fee of today, paragraph by paragraph', () => {
  expect(withFee('It is {fee}. Only {fee}!', 4250)).toBe('It is $42.50. Only $42.50!');
  expect(paragraphsOf('One\nline\n\n  \n\nTwo\n')).toEqual(['One\nline', 'Two']);
});
