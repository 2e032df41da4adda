import fc from 'fast-check';
import { siteSettingsForm } from '../../use-case/site/site-settings-form.ts';
import { defaultSiteTexts as inSpanish } from './default-site-texts.es.ts';
import { defaultSiteTexts } from './default-site-texts.ts';
import { defaultSiteSettings, settingsOn } from './site-settings.ts';
import { outdatedSpanish, siteTextsIn, spanishOf, type TextsOnFile, textNames } from './spanish-texts.ts';
import { tournamentRules as spanishRules } from './tournament-rules.es.ts';
import { tournamentRules } from './tournament-rules.ts';

const aFile = (different: Partial<TextsOnFile> = {}): TextsOnFile => ({ ...defaultSiteSettings, ...different });

test('whoever reads Spanish is told the Spanish texts, everybody else the English ones and nothing besides', () => {
  expect(siteTextsIn('es', aFile())).toEqual(inSpanish);
  expect(siteTextsIn('en', aFile())).toEqual(defaultSiteTexts);
});

test.each(textNames)('%s that has no Spanish is told in English, the others are not', (name) => {
  const empty = typeof defaultSiteTexts[name] === 'string' ? '' : [];
  const told = siteTextsIn('es', aFile({ [spanishOf(name)]: empty }));
  expect(told).toEqual({ ...inSpanish, [name]: defaultSiteTexts[name] });
});

test('each text that we begin with stands there in both languages, entry by entry, with the same fee, names and figures', () => {
  for (const name of textNames) {
    const [english, spanish] = [defaultSiteTexts[name], inSpanish[name]];
    expect(spanish).not.toEqual(english);
    expect(spanish.length > 0).toBe(true);
    if (typeof english !== 'string') expect(spanish).toHaveLength(english.length);
  }
  const names = (texts: typeof inSpanish) => texts.tournamentInfo.map((event) => event.name);
  expect(names(inSpanish)).toEqual(names(defaultSiteTexts));
  const marks = (texts: object) =>
    JSON.stringify(texts)
      .match(/\{fee\}|U\d+|Here to \w+|Venmo|48/g)
      ?.sort();
  expect(marks(inSpanish)).toEqual(marks(defaultSiteTexts));
});

test('the rules say the same figures in both languages, and none is left in English', () => {
  const figures = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];
  spanishRules.forEach((rule, at) => {
    expect(figures(rule.text)).toEqual(figures(tournamentRules[at]?.text ?? ''));
    expect(rule.title).not.toBe(tournamentRules[at]?.title);
  });
  expect(spanishRules).toHaveLength(tournamentRules.length);
});

test('the Spanish texts that we begin with can be saved as they are', () => {
  const check = siteSettingsForm.check({ ...defaultSiteSettings, version: 1 }, { year: 2026 });
  expect(check).toMatchObject({ isAccepted: true, answers: defaultSiteSettings });
});

test('beside texts that organizers had changed before there was Spanish stands none of ours, however PostgreSQL orders an entry', () => {
  const reordered = tournamentRules.map(({ title, text }) => ({ text, title }));
  const { aboutUsEs, rulesEs, faqEs } = settingsOn({ aboutUs: 'Us.', rules: reordered, faq: [] });
  expect({ aboutUsEs, rulesEs, faqEs }).toEqual({ aboutUsEs: '', rulesEs: spanishRules, faqEs: [] });
});

describe('a Spanish text is out of date', () => {
  test.each<[string, Partial<TextsOnFile>, Partial<TextsOnFile>, readonly string[]]>([
    ['once its English is changed alone', {}, { aboutUs: 'Us.' }, ['aboutUs']],
    ['not where both are changed', {}, { aboutUs: 'Us.', aboutUsEs: 'Nosotros.' }, []],
    ['not where there is none: English is told', { aboutUsEs: '' }, { aboutUs: 'Us.' }, []],
    ['until it is changed', { outdatedEs: ['aboutUs'] }, { aboutUsEs: 'Nosotros.' }, []],
    ['until it is emptied', { outdatedEs: ['aboutUs'] }, { aboutUsEs: '' }, []],
    ['until somebody says that it fits still', { outdatedEs: ['aboutUs', 'faq'] }, { outdatedEs: ['faq'] }, ['faq']],
    ['through every other change', { outdatedEs: ['aboutUs'] }, { refundPolicyEs: 'No.' }, ['aboutUs']],
    ['not because somebody says so', {}, { outdatedEs: ['rules'] }, []],
    [
      'though an entry is kept in another order',
      {},
      { rules: tournamentRules.map(({ title, text }) => ({ text, title })) },
      [],
    ],
    [
      'and somebody who says it fits and changes the English again has not',
      { outdatedEs: ['aboutUs'] },
      { aboutUs: 'We.', outdatedEs: [] },
      ['aboutUs'],
    ],
  ])('%s', (_, before, changed, outdated) => {
    const onFile = aFile(before);
    expect(outdatedSpanish(onFile, { ...onFile, ...changed })).toEqual(outdated);
  });

  test('only where there is one, and never where it was just written', () => {
    const some = fc.record({ aboutUs: fc.string(), aboutUsEs: fc.string(), outdatedEs: fc.subarray([...textNames]) });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [before, after] = [aFile(one), aFile(other)];
        const isOutdated = outdatedSpanish(before, after).includes('aboutUs');
        if (after.aboutUsEs === '' || after.aboutUsEs !== before.aboutUsEs) expect(isOutdated).toBe(false);
        else if (after.aboutUs !== before.aboutUs) expect(isOutdated).toBe(true);
      }),
    );
  });
});
