import { nonPlayingRoles } from '../../domain/team/team-lead.ts';
import { teamPerson } from '../../domain/use-case/team/team-person.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { offerTeam } from './captain-lead-calls.ts';
import { words } from './captain-lead-words.ts';
import type { CaptainPart } from './captain-part.ts';

/** Dialog that asks for the parent or coach to whom the team is offered. */
export function CaptainLeadOffer({ team, onChange, onClose }: CaptainPart & { readonly onClose: () => void }) {
  const { offer } = words;
  return (
    <Dialog title={offer.title} onClose={onClose}>
      <DomainForm
        label={offer.title}
        fields={teamPerson.fields}
        remarksOn={(values) => remarksOf(teamPerson.check(values, circumstancesNow()))}
        send={(values) => offerTeam(team.id, values)}
        onSent={(offered) => {
          onClose();
          onChange(offered);
          showToast({ tone: 'good', ...offer.done });
        }}
        failure={words.failed}
      >
        <p>{offer.text}</p>
        <ChoiceCards name="role" choices={nonPlayingRoles} isCompact />
        <TextInput name="name" kind="name" autoComplete="off" />
        <TextInput name="email" kind="email" autoComplete="off" />
        <TextInput name="phone" kind="phone" autoComplete="off" />
        <FormFoot label={offer.submit} sending={words.sending} onCancel={onClose} />
      </DomainForm>
    </Dialog>
  );
}
