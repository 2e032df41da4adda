import { useWatch } from 'react-hook-form';
import { ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { type TeamOption, teamOptions } from '../../domain/use-case/registration/return-form.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import type { FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { TickBox } from '../form/tick-box.tsx';
import { InviteInputs } from '../team/invite-inputs.tsx';
import { TeamPick } from '../team/team-pick.tsx';
import { BracketChoice } from '../tournament/bracket-choice.tsx';
import { words } from './return-words.ts';

/** Choice of the team of a returning player, with the inputs that each option needs. */
export function ReturnTeam({ lastTeam }: { readonly lastTeam: string | null }) {
  const option = useWatch<FormValues>({ name: 'teamOption' });
  const isInviting = useWatch<FormValues>({ name: 'sendTeammateInvites' }) === true;
  const leadsTeam = option === 'create' || option === 'same';
  return (
    <>
      <ChoiceCards name="teamOption" choices={choicesOf(lastTeam)} />
      {option === 'create' && <TextInput name="newTeamName" isRequired autoComplete="off" />}
      {option === 'join' && <TeamPick />}
      <BracketChoice offer={ageBracketOptions} isAlwaysAsked={option === 'create'} />
      {leadsTeam && <TickBox name="sendTeammateInvites" label={words.invite} />}
      {leadsTeam && isInviting && <InviteInputs />}
    </>
  );
}

/** Returns the options; the previous team is offered only if there was one. */
function choicesOf(lastTeam: string | null) {
  const open = teamOptions.filter(({ value }) => value !== 'same' || lastTeam !== null);
  return open.map(({ value, label }) => ({ value, label, text: textOf(value, lastTeam) }));
}

function textOf(option: TeamOption, lastTeam: string | null): string {
  return option === 'same' ? words.optionTexts.same(lastTeam ?? '') : words.optionTexts[option];
}
