import { switched } from '../../form/agreement.ts';
import { email } from '../../form/email.ts';
import { entries } from '../../form/entries.ts';
import { accepted, type Field, refused, usually } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { phone } from '../../form/phone.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { filling, type Phrase, said } from '../../language/sentence.ts';
import { releaseHours } from '../../team/unconfirmed-place.ts';

const phoneMessage = 'Phone Number must be at least 10 digits';

const line = (label: Phrase, most = 200) =>
  text({ label, max: [most, said('{label} must be at most {most} characters', { label: filling(label), most })] });
const prose = (label: Phrase, most = 5000) =>
  text({
    label,
    max: [most, said('{label} must be at most {most} characters', { label: filling(label), most })],
    paragraphs: true,
  });

const links = (label: Phrase) =>
  entries({ label, each: 'Link', most: 12, parts: { label: line('Label', 60), url: webAddress('Address') } });

/** What organizers set for the whole site. */
export const siteSettingsForm = form({
  feeCents: wholeNumber({
    label: 'Fee',
    from: 0,
    to: 100_000,
    message: 'Fee must be between 0 and 100000 cents',
  }),
  venmoHandle: venmo('Venmo handle'),
  contactEmail: email('Contact e-mail', 'Please enter a valid e-mail address'),
  contactPhone: phone('Contact phone', {
    tooShort: phoneMessage,
    symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
  }),
  links: links('Links'),
  socialLinks: links('Social links'),
  closingOneClosesAll: switched('Closing one closes all'),
  releaseAfterHours: hoursToRelease('Hours until an unconfirmed place is released'),
  aboutUs: prose('About Us'),
  trainingPrograms: prose('Training Programs'),
  tournamentInfo: entries({
    label: 'Tournament information',
    each: 'Event',
    most: 10,
    parts: { name: line('Name', 100), text: prose('Text', 1000), undated: line('Without a date') },
  }),
  faq: entries({
    label: 'Questions and answers',
    each: 'Question',
    most: 40,
    parts: { question: line('Question'), answer: prose('Answer', 2000) },
  }),
  rules: entries({
    label: 'Rules',
    each: 'Rule',
    most: 40,
    parts: { title: line('Title', 100), text: prose('Text', 1000) },
  }),
  refundPolicy: prose('Refund policy', 2000),
  version: wholeNumber({ label: 'Version', from: 1, to: largestId, message: 'The version that was read is required' }),
});

export type SiteAnswers = Answers<typeof siteSettingsForm>;

/** Blank or 0 for never; otherwise long enough for two letters that can be read. */
function hoursToRelease(label: Phrase): Field<number> {
  const { fewest, most } = releaseHours;
  const message = said('{label} must be 0 for never, or between {fewest} and {most}', {
    label: filling(label),
    fewest,
    most,
  });
  const hours = wholeNumber({ label, from: 0, to: most, message });
  const read: Field<number>['read'] = (raw, circumstances) => {
    const reading = hours.read(raw, circumstances);
    return 'value' in reading && reading.value > 0 && reading.value < fewest ? refused(message) : reading;
  };
  return usually({ ...hours, read }, 0);
}

/** An address that is safe to follow from our pages. */
function webAddress(label: Phrase): Field<string> {
  const written = text({
    label,
    max: [500, said('{label} must be at most 500 characters', { label: filling(label) })],
  });
  return {
    ...written,
    read: (raw, circumstances) => {
      const reading = written.read(raw, circumstances);
      if ('complaint' in reading) return reading;
      return /^https:\/\/[^\s<>"']+\.[^\s<>"']+$/.test(reading.value)
        ? reading
        : refused(said('{label} must begin with https://', { label: filling(label) }));
    },
  };
}

/** A name on Venmo, without the @ that is shown before it. */
function venmo(label: Phrase): Field<string> {
  return {
    label,
    limits: () => ({ type: 'string', required: true, minLength: 5, maxLength: 30, pattern: '^[\\w-]*$' }),
    read: (raw) => {
      const name = typeof raw === 'string' ? raw.trim().replace(/^@/, '') : '';
      if (/^[\w-]{5,30}$/.test(name)) return accepted(name);
      return refused(
        said('{label} must have 5 to 30 letters, digits, dashes and underscores', { label: filling(label) }),
      );
    },
  };
}
