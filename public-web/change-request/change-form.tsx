import type {
  ChangeableView,
  ChangesView,
  TournamentWithRoom,
} from '../../domain/answer/change-request/changes-view.ts';
import type { ChangeKind } from '../../domain/change-request/change-request.ts';
import { feeInCents } from '../../domain/payment/fee.ts';
import { newChangeRequest } from '../../domain/use-case/change-request/change-request-form.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextArea } from '../form/text-area.tsx';
import { TickBox } from '../form/tick-box.tsx';
import { writtenDate } from '../kit/written.ts';
import { currentPrice } from '../payment/current-price.ts';
import { RefundDeadline } from '../payment/refund-policy.tsx';
import { priceInWords } from '../payment/spoken-price.ts';
import { type Board, useBoard } from '../site/board.ts';
import { Paragraphs } from '../site/paragraphs.tsx';
import styles from './change-or-cancel-page.module.css';
import { askChange } from './change-request-calls.ts';
import { words } from './words.ts';

interface ChangeFormProps {
  readonly registration: ChangeableView;
  readonly kind: ChangeKind;
  readonly playerName: string;
  readonly refundPolicy: string;
  readonly sealed: string;
  readonly onCancel: () => void;
  readonly onChanged: (changes: ChangesView) => void;
}

const { fields } = newChangeRequest;

/** Form in which a family withdraws or moves a registration; it shows the consequences, and who decides, before it is sent. */
export function ChangeForm({ registration, kind, sealed, onCancel, onChanged, ...shown }: ChangeFormProps) {
  const { id, moveTo, isPaid } = registration;
  const board = useBoard();
  const isAtOnce = registration[kind].by === 'family';
  const choices = moveTo.map((one) => ({
    value: String(one.id),
    label: one.name,
    text: [writtenDate(one.date), one.location, ...(isPaid ? [] : priceOf(one, board))].join(', '),
  }));
  return (
    <DomainForm
      label={words[kind].title(shown.playerName)}
      fields={fields}
      fixed={{ registrationId: String(id), kind }}
      remarksOn={(values) => remarksOf(newChangeRequest.check(values, circumstancesNow()))}
      send={(values) => askChange(sealed, values)}
      onSent={onChanged}
      failure={words.failed}
    >
      <p>{whatFollows(registration, kind, shown.playerName)}</p>
      {kind === 'transfer' && <ChoiceCards name="toTournamentId" choices={choices} />}
      {kind === 'withdrawal' && isPaid && (
        <>
          <div className={styles.policy}>
            <Paragraphs of={shown.refundPolicy} />
            <RefundDeadline name={registration.tournament} registrationDeadline={registration.registrationDeadline} />
          </div>
          <TickBox name="isRefundWanted" label={fields.isRefundWanted.label} />
        </>
      )}
      <TextArea name="reason" />
      <FormFoot label={isAtOnce ? words[kind].submit : words[kind].ask} sending={words.sending} onCancel={onCancel} />
    </DomainForm>
  );
}

/** Returns the price at the other tournament if it differs; of whoever has paid, the price stays. */
function priceOf({ id, isOtherPrice }: TournamentWithRoom, { tournaments, site }: Board): readonly string[] {
  const prices = tournaments?.find((one) => one.id === id);
  return isOtherPrice && prices !== undefined
    ? [priceInWords(currentPrice(prices, site?.fee.cents ?? feeInCents))]
    : [];
}

function whatFollows(registration: ChangeableView, kind: ChangeKind, playerName: string): string {
  const decision = registration[kind];
  if (decision.by === 'organizer') return words.organizers(decision);
  const { isPaid, amountCents, moveTo } = registration;
  if (kind === 'withdrawal') return words.withdrawal.now(playerName, amountCents > 0);
  const isOtherPrice = moveTo.some((one) => one.isOtherPrice);
  return isOtherPrice ? words.transfer.priced(isPaid) : words.transfer.now(isPaid);
}
