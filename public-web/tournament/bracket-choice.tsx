import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Option } from '../../domain/form/choice.ts';
import { prefilledBracket } from '../../domain/registration/prefilled-bracket.ts';
import { type AgeBracket, newcomerBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { yearOfAges } from '../../domain/tournament/tournament.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { useTypedBirthYear } from '../player/typed-birth-year.ts';
import { words } from '../player/words.ts';
import { useChosenTournament } from './chosen-tournament.ts';

const texts: Readonly<Record<string, string>> = words.fields.bracketTexts;

interface BracketChoiceProps {
  /** The brackets on offer; by default those of newcomers. */
  readonly offer?: readonly Option<AgeBracket>[];
  /** Asked for in every tournament. */
  readonly isAlwaysAsked?: boolean;
}

/** The bracket within a tournament divided by age; other tournaments do not ask unless told to. */
export function BracketChoice({ offer = newcomerBracketOptions, isAlwaysAsked = false }: BracketChoiceProps) {
  const { year } = circumstancesNow();
  const tournament = useChosenTournament();
  if (tournament?.isDividedByAge !== true && !isAlwaysAsked) return null;
  return <Brackets offer={offer} ageYear={tournament === undefined ? year : yearOfAges(tournament, year)} />;
}

interface BracketsProps {
  readonly offer: readonly Option<AgeBracket>[];
  readonly ageYear: number;
}

/** Filled in from the birth year until somebody chooses another. */
function Brackets({ offer, ageYear }: BracketsProps) {
  const { year } = circumstancesNow();
  const born = useTypedBirthYear();
  const prefilled = born === undefined ? '' : offered(prefilledBracket(born, year, ageYear), offer);
  const filledIn = useRef(prefilled);
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    const current = getValues('ageBracket') ?? '';
    if (prefilled === '' || (current !== '' && current !== filledIn.current)) return;
    filledIn.current = prefilled;
    setValue('ageBracket', prefilled, { shouldValidate: true });
  }, [prefilled, getValues, setValue]);
  return (
    <ChoiceCards
      name="ageBracket"
      hint={ageYear === year ? words.fields.bracketHint : words.fields.bracketHintIn(ageYear)}
      choices={offer.map(({ value, label }) => ({ value, label, ...textOf(value) }))}
      isCompact
      isPassing
    />
  );
}

/** The bracket, if it is on offer. */
function offered(bracket: AgeBracket | undefined, offer: readonly Option<AgeBracket>[]): string {
  return offer.find(({ value }) => value === bracket)?.value ?? '';
}

function textOf(bracket: AgeBracket): { readonly text?: string } {
  const text = texts[bracket];
  return text === undefined ? {} : { text };
}
