import { useContext, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type AgeBracket, newcomerBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import { bracketMisfitSentence } from '../../domain/rule/age/roster-age-rule.ts';
import type { Option } from '../../domain/rule/form/choice.ts';
import { translate } from '../../domain/rule/language/sentence.ts';
import { ageIn } from '../../domain/rule/player/player.ts';
import { decidingAge, prefilledBracket } from '../../domain/rule/registration/deciding-age.ts';
import { yearOfAges } from '../../domain/rule/tournament/tournament.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { KnownBirthYear, useTypedBirthYear } from '../player/typed-birth-year.ts';
import { words } from './bracket-words.ts';
import { useChosenTournament } from './chosen-tournament.ts';

const texts: Readonly<Record<string, string>> = words.texts;

interface BracketChoiceProps {
  /** Brackets on offer; by default those for new players. */
  readonly offer?: readonly Option<AgeBracket>[];
  /** Whether the bracket is asked for in every tournament. */
  readonly isAlwaysAsked?: boolean;
}

/** Choice of the bracket in a tournament divided by age; other tournaments do not ask unless told to. */
export function BracketChoice({ offer = newcomerBracketOptions, isAlwaysAsked = false }: BracketChoiceProps) {
  const { year } = circumstancesNow();
  const tournament = useChosenTournament();
  const born = useTypedBirthYear();
  if (tournament?.isDividedByAge !== true && !isAlwaysAsked) return null;
  const age = tournament && decidingAge(born ?? null, tournament, year);
  const choices = offer.map((option) => ({ ...option, whyNot: whyNot(age, option.value) }));
  return <Brackets offer={choices} ageYear={tournament === undefined ? year : yearOfAges(tournament, year)} />;
}

function whyNot(age: number | undefined, bracket: AgeBracket): string | undefined {
  const sentence = bracketMisfitSentence(age, bracket);
  return sentence && translate(sentence);
}

/** Bracket on offer, with the reason why it does not fit the player's age. */
type Offered = Option<AgeBracket> & { readonly whyNot: string | undefined };

interface BracketsProps {
  readonly offer: readonly Offered[];
  readonly ageYear: number;
}

/** Radio buttons of the brackets, prefilled from the birth year until one is chosen; a choice that a later birth year forbids is cleared. */
function Brackets({ offer, ageYear }: BracketsProps) {
  const { year } = circumstancesNow();
  const born = useTypedBirthYear();
  const prefilled = born === undefined ? '' : offered(prefilledBracket(born, year, ageYear), offer);
  const barred = offer.flatMap(({ value, whyNot }) => (whyNot === undefined ? [] : [value])).join(' ');
  const filledIn = useRef(prefilled);
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    const current = getValues('ageBracket') ?? '';
    const isMisfit = barred.split(' ').includes(String(current));
    if (!isMisfit && (prefilled === '' || (current !== '' && current !== filledIn.current))) return;
    filledIn.current = prefilled;
    if (current !== prefilled) setValue('ageBracket', prefilled, { shouldValidate: true });
  }, [prefilled, barred, getValues, setValue]);
  return (
    <ChoiceCards
      name="ageBracket"
      hint={useHint(ageYear, prefilled)}
      choices={offer.map((one) => ({ ...one, ...textOf(one.value) }))}
      isCompact
      isPassing
    />
  );
}

/** Returns the hint on who may play, and whether the bracket was filled in. For a player on file, whose birth year is in no input, it names the age that counts. */
function useHint(ageYear: number, prefilled: string): string {
  const born = useContext(KnownBirthYear);
  const chosen = useWatch<FormValues>({ name: 'ageBracket' });
  const isFilledIn = prefilled !== '' && chosen === prefilled;
  if (born === undefined || ageYear === circumstancesNow().year) return isFilledIn ? words.filledIn : words.hint;
  return (isFilledIn ? words.filledInFor : words.hintFor)(ageIn(ageYear, born), ageYear);
}

/** Returns the bracket if it is on offer and fits, else an empty string. */
function offered(bracket: AgeBracket | undefined, offer: readonly Offered[]): string {
  return offer.find(({ value, whyNot }) => value === bracket && whyNot === undefined)?.value ?? '';
}

function textOf(bracket: AgeBracket): { readonly text?: string } {
  const text = texts[bracket];
  return text === undefined ? {} : { text };
}
