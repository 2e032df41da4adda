import { useState } from 'react';
import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { renameTeam } from './captain-calls.ts';
import type { CaptainPart } from './captain-part.ts';
import { words } from './captain-roster-words.ts';

/** Button and form to rename the team until its games are drawn. */
export function CaptainRename({ team, onChange }: CaptainPart) {
  const { rename } = words;
  const [isOpen, setOpen] = useState(false);
  if (!team.canChangeRoster || team.isDrawn) return null;
  return (
    <div>
      <button type="button" className={button.quiet} onClick={() => setOpen(true)}>
        {rename.open}
      </button>
      {isOpen && (
        <Dialog title={rename.title} onClose={() => setOpen(false)}>
          <DomainForm
            label={rename.title}
            fields={newTeamName.fields}
            start={{ name: team.name }}
            remarksOn={(values) => remarksOf(newTeamName.check(values, circumstancesNow()))}
            send={(values) => renameTeam(team.id, values)}
            onSent={(renamed) => {
              setOpen(false);
              onChange(renamed);
              showToast({ tone: 'good', ...rename.done });
            }}
            failure={words.failed}
          >
            <TextInput name="name" autoComplete="off" />
            <FormFoot label={rename.submit} sending={words.sending} onCancel={() => setOpen(false)} />
          </DomainForm>
        </Dialog>
      )}
    </div>
  );
}
