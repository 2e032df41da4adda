import { switched } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { email } from '../../rule/form/email.ts';
import { entries } from '../../rule/form/entries.ts';
import { accepted, type Field, refused, usually } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { phone } from '../../rule/form/phone.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../rule/language/sentence.ts';
import { defaultSiteSettings } from '../../rule/site/site-settings.ts';
import { spanishOf, textNames } from '../../rule/site/spanish-texts.ts';

const phoneMessage = 'Phone Number must be at least 10 digits';

const line = (label: Phrase, most = 200) =>
  text({
    label,
    max: [most, said('{label} must be at most {most} characters', { label: asPlaceholderValue(label), most })],
  });
const prose = (label: Phrase, most = 5000) =>
  text({
    label,
    max: [most, said('{label} must be at most {most} characters', { label: asPlaceholderValue(label), most })],
    paragraphs: true,
  });

const events = (label: Phrase) =>
  entries({
    label,
    each: 'Event',
    most: 10,
    parts: { name: line('Name', 100), text: prose('Text', 1000), undated: line('Without a date') },
  });
const questions = (label: Phrase) =>
  entries({
    label,
    each: 'Question',
    most: 40,
    parts: { question: line('Question'), answer: prose('Answer', 2000) },
  });
const rulesOfPlay = (label: Phrase) =>
  entries({ label, each: 'Rule', most: 40, parts: { title: line('Title', 100), text: prose('Text', 1000) } });

const links = (label: Phrase) =>
  entries({ label, each: 'Link', most: 12, parts: { label: line('Label', 60), url: webAddress('Address') } });

const textName = choice(
  'Text',
  textNames.map((value) => ({ value, label: value })),
  'The texts whose Spanish is out of date are named by their fields',
);

/** Form for the settings of the whole site. */
export const siteSettingsForm = form({
  feeCents: wholeNumber({
    label: 'Fee',
    from: 0,
    to: 100_000,
    message: 'Fee must be between 0 and 100000 cents',
  }),
  venmoHandle: orEmpty(venmo('Venmo handle')),
  contactEmail: orEmpty(email('Contact email', 'Please enter a valid email address')),
  contactPhone: orEmpty(
    phone('Contact phone', {
      tooShort: phoneMessage,
      symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
    }),
  ),
  links: links('Links'),
  socialLinks: links('Social links'),
  closingOneClosesAll: switched('Closing one closes all'),
  pacePerSource: pace('Letters an hour from one source', defaultSiteSettings.pacePerSource),
  paceInAll: pace('Letters an hour in all', defaultSiteSettings.paceInAll),
  aboutUs: prose('About Us'),
  trainingPrograms: prose('Training Programs'),
  tournamentInfo: events('Tournament information'),
  faq: questions('Questions and answers'),
  rules: rulesOfPlay('Rules'),
  refundPolicy: prose('Refund policy', 2000),
  aboutUsEs: orEmpty(prose('About Us in Spanish')),
  trainingProgramsEs: orEmpty(prose('Training Programs in Spanish')),
  tournamentInfoEs: usually(events('Tournament information in Spanish'), []),
  faqEs: usually(questions('Questions and answers in Spanish'), []),
  rulesEs: usually(rulesOfPlay('Rules in Spanish'), []),
  refundPolicyEs: orEmpty(prose('Refund policy in Spanish', 2000)),
  outdatedEs: list(textName, {
    label: 'Texts whose Spanish is out of date',
    most: textNames.length,
    message: 'The texts whose Spanish is out of date are named by their fields',
  }),
  version: wholeNumber({ label: 'Version', from: 1, to: largestId, message: 'The version that was read is required' }),
});

type SiteAnswers = Answers<typeof siteSettingsForm>;

/** Fields that a client may leave out which knows nothing of a second language. */
export const aboutSpanish = [...textNames.map(spanishOf), 'outdatedEs'] as const;

type AboutSpanish = (typeof aboutSpanish)[number];

/** Changed settings; Spanish texts that were not sent are missing. */
export type ChangedSite = Omit<SiteAnswers, AboutSpanish> & Partial<Pick<SiteAnswers, AboutSpanish>>;

/** Makes a text field that may be empty. */
function orEmpty(field: Field<string>): Field<string> {
  const { limits, ...written } = usually(field, '');
  return { ...written, limits: (at) => ({ ...limits(at), minLength: 0 }) };
}

/** Creates the field for a number of letters an hour; a call that leaves it out sets the usual one. */
function pace(label: Phrase, usual: number): Field<number> {
  const message = said('{label} must be between 1 and 10000', { label: asPlaceholderValue(label) });
  return usually(wholeNumber({ label, from: 1, to: 10_000, message }), usual);
}

/** Creates the field for a web address that is safe to link from our pages. */
function webAddress(label: Phrase): Field<string> {
  const written = text({
    label,
    max: [500, said('{label} must be at most 500 characters', { label: asPlaceholderValue(label) })],
  });
  return {
    ...written,
    read: (raw, circumstances) => {
      const reading = written.read(raw, circumstances);
      if ('complaint' in reading) return reading;
      return /^https:\/\/[^\s<>"']+\.[^\s<>"']+$/.test(reading.value)
        ? reading
        : refused(said('{label} must begin with https://', { label: asPlaceholderValue(label) }));
    },
  };
}

/** Creates the field for a Venmo name, without the @ that is shown before it. */
function venmo(label: Phrase): Field<string> {
  return {
    label,
    limits: () => ({ type: 'string', required: true, minLength: 5, maxLength: 30, pattern: '^[\\w-]*$' }),
    read: (raw) => {
      const name = typeof raw === 'string' ? raw.trim().replace(/^@/, '') : '';
      if (/^[\w-]{5,30}$/.test(name)) return accepted(name);
      return refused(
        said('{label} must have 5 to 30 letters, digits, dashes and underscores', { label: asPlaceholderValue(label) }),
      );
    },
  };
}
