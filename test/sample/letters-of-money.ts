import type { Player } from '../../domain/rule/player/player.ts';
import { Links } from '../../domain/rule/site/links.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { moneyLetter } from '../../domain/use-case/payment/money-letter.ts';
import { aRegistration } from './a-registration.ts';

const at = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const methods = ['cash', 'check', 'credit_card', 'at_event', 'other', null] as const;

/** What a family is told of its money: all of it has come in any way, a part of it, some of it goes back. */
export function lettersOfMoney(to: { readonly player: Player; readonly tournament: Tournament }) {
  const registration = aRegistration();
  const pending = { state: 'pending', method: 'cash', amountCents: 4000, receivedCents: 1500 } as const;
  const tournament = { name: to.tournament.name, label: to.tournament.name };
  const told = { player: to.player, registrationId: registration.id, tournament, day: '2026-11-20', at };
  const cash = { method: 'cash', methodText: null } as const;
  const part = { ...told, payment: pending, cents: 1500, ways: [{ ...cash, amountCents: 1500 }] };
  return {
    payment: [
      ...methods.map((method) => {
        const payment = { state: 'paid', method, amountCents: 4200, receivedCents: 4200 } as const;
        const ways = [
          { ...cash, amountCents: 1500 },
          { method, methodText: null, amountCents: 2700 },
        ];
        return moneyLetter({ ...told, moved: 'received', payment, cents: 2700, ways }, links);
      }),
      moneyLetter({ ...part, moved: 'received' }, links),
      moneyLetter({ ...part, moved: 'sent back' }, links),
    ],
  };
}
