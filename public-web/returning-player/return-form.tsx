import { useWatch } from 'react-hook-form';
import { ageBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import { inviteEntries } from '../../domain/use-case/invitation/invite-entries.ts';
import { returnForm, type TeamOption, teamOptions } from '../../domain/use-case/returning-player/return-form.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { TickBox } from '../form/tick-box.tsx';
import { showToast } from '../kit/toasts.ts';
import { PaymentSummary } from '../payment/payment-summary.tsx';
import { KnownBirthYear } from '../player/typed-birth-year.ts';
import { AlreadyRegistered } from '../registration/already-registered.tsx';
import { LazyAlternatives } from '../registration/lazy-alternatives.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { useBoard } from '../site/board.ts';
import { InviteInputs } from '../team/invite-inputs.tsx';
import { RequestedTeam } from '../team/requested-team.tsx';
import { TeamPick } from '../team/team-pick.tsx';
import { settledForReturn, type TeamRequest } from '../team/team-request.ts';
import { BracketChoice } from '../tournament/bracket-choice.tsx';
import { TournamentQuestions } from '../tournament/detail-questions.tsx';
import { OutsideAges } from '../tournament/outside-ages.tsx';
import { TournamentChoice } from '../tournament/tournament-choice.tsx';
import { SignerOnFile } from '../waiver/signer-note.tsx';
import { Terms } from '../waiver/terms.tsx';
import { TermsSummary } from '../waiver/terms-summary.tsx';
import type { PlayerOnFile } from './find-player.ts';
import { PlayerOnFileCard } from './player-on-file.tsx';
import { isRefused, outcomeMessage, reRegister, returnRemarks } from './re-register.ts';
import { words } from './return-words.ts';

const fields = { ...returnForm.fields, ...inviteEntries.fields };
const choices = ['tournamentId', 'teamOption', 'newTeamId', 'newTeamName', 'ageBracket', 'paymentMethod'];

interface ReturnFormProps extends RegistrationForm {
  readonly player: PlayerOnFile;
  readonly request?: TeamRequest;
}

/** Last step of a returning player: data on file and new answers. */
export function ReturnForm({ player, request, onClose, onRegistered }: ReturnFormProps) {
  const board = useBoard();
  return (
    <KnownBirthYear value={player.age === null ? undefined : circumstancesNow().year - player.age}>
      <DomainForm
        label={words.label}
        draft="returning-player"
        choices={choices}
        fields={fields}
        fixed={{ ...personOf(player), ...(request !== undefined && settledForReturn(request)) }}
        remarksOn={(values) => returnRemarks(values, board, player)}
        send={(values) => reRegister(player.id, values, board)}
        onSent={(outcome) => {
          showToast({ tone: 'good', ...outcomeMessage(outcome) });
          onRegistered(outcome);
        }}
        failure={words.failed}
        afterFailure={({ again, values, ...refused }) => (
          <LazyAlternatives
            {...refused}
            values={values}
            draft="returning-player"
            onWait={() => again({ onlyWithPlace: false })}
            onAlone={() => again({ teamOption: 'individual' })}
          />
        )}
      >
        <PlayerOnFileCard player={player} />
        <FormSection title={words.next} lead={words.nextLead}>
          {request === undefined ? (
            <>
              <TournamentOfReturn player={player} />
              <ReturnTeam lastTeam={player.teamName} />
            </>
          ) : (
            <>
              <RequestedTeam team={request.team} />
              <RefusedHere player={player} />
              <BracketChoice offer={ageBracketOptions} />
            </>
          )}
          <OutsideAges />
          <TournamentQuestions />
        </FormSection>
        {request === undefined ? (
          <PaymentAndTerms terms={<Terms name="acceptTerms" isOnFile signer={<SignerOnFile />} />} />
        ) : (
          <PaymentAndTerms payment={<PaymentSummary settled={request.settled} />} terms={<TermsSummary isOnFile />} />
        )}
        <FormFoot label={words.submit} sending={words.sending} onCancel={onClose} />
      </DomainForm>
    </KnownBirthYear>
  );
}

/** Returns what other forms go on with, should this one not be sent. */
const personOf = ({ name, age }: PlayerOnFile) => ({ name, ...(age !== null && { age: String(age) }) });

/** Choice of the tournament, with its free places as long as the player may bring a team of their own. */
function TournamentOfReturn({ player }: { readonly player: PlayerOnFile }) {
  const option = useWatch<FormValues>({ name: 'teamOption' });
  return (
    <>
      <TournamentChoice forTeam={option !== 'join' && option !== 'individual'} />
      <RefusedHere player={player} />
    </>
  );
}

/** Notice that the player is registered for the chosen tournament already, with the way to leave. */
function RefusedHere({ player }: { readonly player: PlayerOnFile }) {
  const [tournamentId = '', teamOption = ''] = useWatch<FormValues>({ name: ['tournamentId', 'teamOption'] });
  return isRefused(player, { tournamentId, teamOption }) ? <AlreadyRegistered /> : null;
}

/** Choice of the team of a returning player, with the inputs that each option needs. */
function ReturnTeam({ lastTeam }: { readonly lastTeam: string | null }) {
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
