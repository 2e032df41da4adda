import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { FormSteps } from '../form/form-steps.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextInput } from '../form/text-input.tsx';
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
import { words } from './free-agent-words.ts';
import { freeAgentRemarks, registerFreeAgent } from './register-free-agent.ts';

const choices = ['tournamentId', 'skillLevel', 'paymentMethod'];

/** Registration form of an individual player (flow 2). */
export function FreeAgentForm({ onClose, onRegistered }: RegistrationForm) {
  const board = useBoard();
  return (
    <DomainForm
      label={words.label}
      draft="individual"
      choices={choices}
      fields={newFreeAgent.fields}
      remarksOn={(values) => freeAgentRemarks(values, board)}
      send={(values) => registerFreeAgent(values, board)}
      onSent={(outcome) => {
        showToast({ tone: 'good', ...words.registered });
        onRegistered(outcome);
      }}
      failure={words.failed}
      afterFailure={(refused) => <LazyAlternatives {...refused} draft="individual" />}
    >
      <FormSteps />
      <FormSection title={words.tournament}>
        <TournamentChoice />
      </FormSection>
      <FormSection title={words.personal}>
        <ChosenYear>
          <PlayerFields details={<DetailQuestions />} />
        </ChosenYear>
      </FormSection>
      <FormSection title={words.preferences}>
        <BracketChoice />
        <SkillLevelChoice />
        <TextInput name="playWith" autoComplete="off" />
        <TextArea name="notes" />
      </FormSection>
      <PaymentAndTerms />
      <FormFoot label={words.submit} sending={words.sending} onCancel={onClose} />
    </DomainForm>
  );
}
