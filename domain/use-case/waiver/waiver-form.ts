import { choice } from '../../rule/form/choice.ts';
import { accepted, type Circumstances, type Field, hinted, refused } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { personName } from '../../rule/form/person-name.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { joinedName } from '../../rule/player/person.ts';
import { isMinor, mayBeAdult } from '../../rule/player/player.ts';
import type { WaiverSignature } from '../../rule/waiver/waiver.ts';
import { likenessAllowed } from './waiver-fields.ts';

type Relationship = WaiverSignature['relationship'];

/** Options for the relationship of the signer to the player. */
export const relationships: readonly { readonly value: Relationship; readonly label: string }[] = [
  { value: 'parent', label: 'Parent' },
  { value: 'guardian', label: 'Legal guardian' },
  { value: 'self', label: 'I am the player, 18 or older' },
];

/** Facts about the player that the form of a signature depends on. */
export interface SigningCircumstances extends Circumstances {
  readonly birthYear: number | null;
  /** Name of the player, where it is known. */
  readonly playerName?: string;
}

/** Form field for the acceptance: only a tick is accepted. */
const termsAccepted: Field<true> = {
  label: 'Terms and Conditions',
  limits: () => ({ type: 'boolean', required: true }),
  read: (raw) => (raw === true ? accepted(true) : refused('You must accept the Terms and Conditions')),
};

/** Form field for the name of the signer. */
export const signerName = hinted(
  personName({
    label: 'Name of the signer',
    min: [2, 'Name of the signer must be at least 2 characters'],
    max: [100, 'Name of the signer must be less than 100 characters'],
  }),
  'Your full name, as you would sign it',
);

/** Form behind the mailed link: the signer, the relationship and the version of the text. */
export const waiverForm = form(
  {
    signer: signerName,
    relationship: choice('Relationship', relationships, 'Please say how you are related to the player'),
    termsAccepted,
    likenessAllowed,
    version: text({ label: 'Version', max: [20, 'Please reload the page and read the waiver again'] }),
  },
  {
    complaints: (answers, circumstances: SigningCircumstances) => ({
      ...ownName(answers, circumstances),
      ...signerComplaints(answers, circumstances),
    }),
  },
);

export type WaiverAnswers = Answers<typeof waiverForm>;

/** Returns the relationships possible for a player of this birth year: all for who may be 17 or 18, and while it is unknown. */
export function relationshipsFor(birthYear: number | null, year: number): readonly Relationship[] {
  const others = isMinor({ birthYear }, year) ? (['parent', 'guardian'] as const) : [];
  return mayBeAdult({ birthYear }, year) ? [...others, 'self'] : others;
}

/** Returns a complaint where a guardian signs with the player's name. */
function ownName(
  { signer, relationship }: Partial<{ readonly signer: string; readonly relationship: Relationship }>,
  { playerName }: SigningCircumstances,
): Remarks {
  if (signer === undefined || playerName === undefined || relationship === undefined || relationship === 'self')
    return {};
  return joinedName(signer) === joinedName(playerName)
    ? { signer: said('Please write the name of the parent or guardian, not that of the player') }
    : {};
}

/** Returns a complaint where a player who is under 18 signs alone, or somebody else signs for one who is older. */
export function signerComplaints(
  { relationship }: { readonly relationship?: Relationship | undefined },
  { year, birthYear }: SigningCircumstances,
): Remarks {
  if (relationship === undefined || relationshipsFor(birthYear, year).includes(relationship)) return {};
  return {
    relationship:
      relationship === 'self'
        ? said('A player under 18 needs a parent or guardian to sign')
        : said('A player of 18 or older signs alone'),
  };
}

/** Form for the choice about photos, beside a confirmed waiver. */
export const likenessForm = form({ likenessAllowed });

export type LikenessAnswers = Answers<typeof likenessForm>;
