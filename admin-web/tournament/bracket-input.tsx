import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ageBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import type { Option } from '../../domain/rule/form/choice.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { useTournaments } from './use-tournaments.ts';

/** Choice of the division, if the chosen tournament has divisions. */
export function BracketInput({
  options = ageBracketOptions,
  hint,
  disabled = false,
}: {
  readonly options?: readonly Option[];
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}) {
  const tournamentId = useWatch({ name: 'tournamentId' });
  const { tournaments } = useTournaments();
  const isDivided = tournaments.find(({ id }) => id === tournamentId)?.isDividedByAge ?? false;
  if (!isDivided) return null;
  return (
    <SelectInput
      source="ageBracket"
      label={teamForm.fields.ageBracket.label}
      choices={asChoices(options)}
      disabled={disabled}
      helperText={hint ?? false}
      translateChoice={false}
    />
  );
}
