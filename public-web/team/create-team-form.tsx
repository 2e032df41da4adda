import { Fragment, type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ownTeamIn } from '../../domain/rule/team/team.ts';
import { type TeamDetail, teamDetailNames } from '../../domain/rule/team/team-details.ts';
import { inviteEntries } from '../../domain/use-case/invitation/invite-entries.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { FormSteps } from '../form/form-steps.tsx';
import type { FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { showToast } from '../kit/toasts.ts';
import { PlayerFields } from '../player/player-fields.tsx';
import { SkillLevelChoice } from '../player/skill-level-choice.tsx';
import { LazyAlternatives } from '../registration/lazy-alternatives.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { useBoard } from '../site/board.ts';
import { BracketChoice } from '../tournament/bracket-choice.tsx';
import { ChosenYear } from '../tournament/chosen-year.tsx';
import { DetailQuestions } from '../tournament/detail-questions.tsx';
import { TournamentChoice } from '../tournament/tournament-choice.tsx';
import { createTeam, newTeamRemarks } from './create-team.ts';
import { InviteInputs } from './invite-inputs.tsx';
import { words as waiting } from './waiting-words.ts';
import { words } from './words.ts';

const fields = { ...newTeam.fields, ...inviteEntries.fields };
const captain = { name: 'captainName', email: 'captainEmail', phone: 'captainPhone' };
const choices = ['name', 'tournamentId', 'skillLevel', 'paymentMethod'];

/** Inputs of a team's details. */
const details: Readonly<Record<TeamDetail, ReactNode>> = { skillLevel: <SkillLevelChoice /> };

/** Form of a new team (flow 1). */
export function CreateTeamForm({ onClose, onRegistered }: RegistrationForm) {
  const board = useBoard();
  const [ownTeamId, setOwnTeamId] = useState<number>();
  return (
    <DomainForm
      label={words.label}
      draft="create-team"
      choices={choices}
      fields={fields}
      remarksOn={(values) => newTeamRemarks(values, board)}
      send={(values) => createTeam(values, board)}
      onSent={(outcome) => {
        const { title, text } = outcome.isWaitlisted ? waiting : words.created;
        showToast({ tone: 'good', title, text: text(outcome.team) });
        onRegistered(outcome);
      }}
      failure={words.failed}
      afterFailure={({ again, ...refused }) => {
        setOwnTeamId(ownTeamIn(refused.failure.details));
        return <LazyAlternatives {...refused} draft="create-team" onWait={() => again({ onlyWithPlace: false })} />;
      }}
    >
      <FormSteps />
      <FormSection title={words.team}>
        <TextInput name="name" autoComplete="off" />
        {ownTeamId !== undefined && <OwnTeam id={ownTeamId} />}
        <TournamentChoice forTeam />
      </FormSection>
      <FormSection title={words.captain} lead={words.captainLead}>
        <ChosenYear>
          <PlayerFields names={captain} adultHint={words.captainIsAdult} details={<DetailQuestions />} />
        </ChosenYear>
      </FormSection>
      <FormSection title={words.play}>
        <BracketChoice />
        {teamDetailNames.map((name) => (
          <Fragment key={name}>{details[name]}</Fragment>
        ))}
      </FormSection>
      <InviteInputs />
      <PaymentAndTerms />
      <FormFoot label={words.submit} sending={words.sending} onCancel={onClose} />
    </DomainForm>
  );
}

/** Link to the captain's own team, below the name that it has already. */
function OwnTeam({ id }: { readonly id: number }) {
  const { name } = useFormContext<FormValues>().formState.errors;
  if (name?.type !== 'server') return null;
  return (
    <Link to={`/captain/team/${id}`} className={button.secondary}>
      {words.ownTeam}
    </Link>
  );
}
