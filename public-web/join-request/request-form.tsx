import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { TextArea } from '../form/text-area.tsx';
import { freeAgentRemarks, registerFreeAgent } from '../free-agent/register-free-agent.ts';
import { showToast } from '../kit/toasts.ts';
import { PaymentSummary } from '../payment/payment-summary.tsx';
import { PlayerFields } from '../player/player-fields.tsx';
import { SkillLevelChoice } from '../player/skill-level-choice.tsx';
import { LazyAlternatives } from '../registration/lazy-alternatives.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { words as returning } from '../returning-player/return-words.ts';
import { useBoard } from '../site/board.ts';
import { RequestedTeam } from '../team/requested-team.tsx';
import { settledForNewPlayer, type TeamRequest } from '../team/team-request.ts';
import { BracketChoice } from '../tournament/bracket-choice.tsx';
import { ChosenYear } from '../tournament/chosen-year.tsx';
import { DetailQuestions } from '../tournament/detail-questions.tsx';
import { ofAge, tooOldFor } from '../tournament/too-old.ts';
import { TermsSummary } from '../waiver/terms-summary.tsx';
import { words } from './words.ts';

const choices = ['skillLevel', 'paymentMethod'];

interface RequestFormProps extends RegistrationForm {
  readonly request: TeamRequest;
}

/** Form of a new player who requests a place on a team, and thereby in its tournament. */
export function RequestForm({ request, onClose, onRegistered }: RequestFormProps) {
  const board = useBoard();
  return (
    <DomainForm
      label={words.label}
      draft="join-team"
      choices={choices}
      fields={newFreeAgent.fields}
      fixed={settledForNewPlayer(request)}
      remarksOn={(values) => ({ ...tooOldFor(ofAge(request.team, board), values), ...freeAgentRemarks(values, board) })}
      send={(values) => registerFreeAgent(values, board)}
      onSent={(outcome) => {
        showToast({ tone: 'good', ...returning.requested });
        onRegistered(outcome);
      }}
      failure={words.failed}
      afterFailure={(refused) => <LazyAlternatives {...refused} draft="join-team" />}
    >
      <RequestedTeam team={request.team} />
      <FormSection title={words.player}>
        <ChosenYear>
          <PlayerFields details={<DetailQuestions />} />
        </ChosenYear>
        <BracketChoice />
        <SkillLevelChoice />
        <TextArea name="notes" />
      </FormSection>
      <PaymentAndTerms payment={<PaymentSummary settled={request.settled} />} terms={<TermsSummary />} />
      <FormFoot label={words.submit} sending={words.sending} onCancel={onClose} />
    </DomainForm>
  );
}
