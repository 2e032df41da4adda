import { useEffect, useRef, useState } from 'react';
import { focusFirstInputAfterTouch } from '../form/touch-focus.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import { ReturningPlayer } from '../returning-player/returning-player.tsx';
import type { TeamRequest } from '../team/team-request.ts';
import styles from './request-dialog.module.css';
import { RequestForm } from './request-form.tsx';
import { words } from './words.ts';

interface RequestDialogProps extends RegistrationForm {
  readonly request: TeamRequest;
}

/** Dialog that asks for a new or a returning player, then shows the form for it. */
export function RequestDialog({ request, onClose, onRegistered }: RequestDialogProps) {
  const [kind, setKind] = useState<'unknown' | 'new' | 'returning'>('unknown');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has a form of its own
  useEffect(() => focusFirstInputAfterTouch(place.current), [kind]);
  return (
    <Dialog key={kind} title={words.titles[kind](request.team.name)} onClose={onClose}>
      {kind === 'unknown' && (
        <div className={styles.kinds}>
          <p>{words.question}</p>
          <button type="button" className={button.primary} onClick={() => setKind('new')}>
            {words.newPlayer}
          </button>
          <button type="button" className={button.secondary} onClick={() => setKind('returning')}>
            {words.returningPlayer}
          </button>
        </div>
      )}
      <div ref={place}>
        {kind === 'new' && <RequestForm request={request} onClose={onClose} onRegistered={onRegistered} />}
        {kind === 'returning' && <ReturningPlayer request={request} onClose={onClose} onRegistered={onRegistered} />}
      </div>
    </Dialog>
  );
}
