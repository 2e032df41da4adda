import { useState } from 'react';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { dismissal } from '../../domain/use-case/roster/roster-forms.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextArea } from '../form/text-area.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { Question } from '../kit/question.tsx';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { dismissPlayer, handOver, knowPlayer } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { words } from './captain-roster-words.ts';

type Teammate = CaptainsTeam['players'][number];

interface CaptainPlayerWaysProps {
  readonly team: CaptainsTeam;
  readonly player: Teammate;
  readonly onChange: (team: CaptainsTeam) => void;
  /** Called with the name of the new captain. */
  readonly onHandedOver: (captain: string) => void;
}

/** Actions on a teammate: remove from the team, or make captain. */
export function CaptainPlayerWays({ team, player, onChange, onHandedOver }: CaptainPlayerWaysProps) {
  const { remove, handOver: ways } = words;
  const [asked, setAsked] = useState<'remove' | 'handOver'>();
  const close = () => setAsked(undefined);
  return (
    <div className={styles.ways}>
      {!player.isKnown && <Knowing {...{ team, player, onChange }} />}
      <button
        type="button"
        className={button.quiet}
        aria-label={ways.openNamed(player.name)}
        onClick={() => setAsked('handOver')}
      >
        {ways.open}
      </button>
      <button
        type="button"
        className={button.quiet}
        aria-label={remove.openNamed(player.name)}
        onClick={() => setAsked('remove')}
      >
        {remove.open}
      </button>
      {asked === 'remove' && <Removal {...{ team, player, onChange }} onClose={close} />}
      {asked === 'handOver' && <HandingOver {...{ team, player, onHandedOver }} onClose={close} />}
    </div>
  );
}

/** Button that confirms a player who joined by code only, so that the family may see the roster. */
function Knowing({ team, player, onChange }: Pick<CaptainPlayerWaysProps, 'team' | 'player' | 'onChange'>) {
  const { know } = words;
  const { isSending, send } = useSending(words.failed);
  /** Moves the focus to the next button, because this one disappears. */
  const now = (next: Element | null) =>
    send(async () => {
      const known = await knowPlayer(team.id, player.id);
      if (next instanceof HTMLElement) next.focus();
      onChange(known);
      showToast({ tone: 'good', title: know.done.title(player.name), text: know.done.text });
    });
  return (
    <button
      type="button"
      className={button.quiet}
      aria-label={know.openNamed(player.name)}
      aria-disabled={isSending}
      onClick={({ currentTarget }) => now(currentTarget.nextElementSibling)}
    >
      {know.open}
    </button>
  );
}

type Asked = Pick<CaptainPlayerWaysProps, 'team' | 'player'> & { readonly onClose: () => void };

function Removal({ team, player, onChange, onClose }: Asked & Pick<CaptainPlayerWaysProps, 'onChange'>) {
  const { remove } = words;
  return (
    <Dialog title={remove.title(player.name)} onClose={onClose}>
      <DomainForm
        label={remove.title(player.name)}
        fields={dismissal.fields}
        remarksOn={(values) => remarksOf(dismissal.check(values, circumstancesNow()))}
        send={(values) => dismissPlayer(team.id, player.id, values)}
        onSent={(left) => {
          onClose();
          onChange(left);
          showToast({ tone: 'good', ...remove.done });
        }}
        failure={words.failed}
      >
        <p>{remove.text(player.name)}</p>
        <TextArea name="reason" />
        <FormFoot label={remove.submit} sending={words.sending} onCancel={onClose} />
      </DomainForm>
    </Dialog>
  );
}

function HandingOver({ team, player, onHandedOver, onClose }: Asked & Pick<CaptainPlayerWaysProps, 'onHandedOver'>) {
  const { handOver: ways } = words;
  const { isSending, send } = useSending(words.failed);
  const now = () =>
    send(async () => {
      await handOver(team.id, player.id);
      onHandedOver(player.name);
    });
  return (
    <Question
      title={ways.title(player.name)}
      keep={ways.keep}
      now={ways.submit}
      isBusy={isSending}
      onNow={now}
      onClose={onClose}
    >
      <p>{ways.text(player.name)}</p>
    </Question>
  );
}
