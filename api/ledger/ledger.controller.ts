import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { CashUp, ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { easternDay, easternYear } from '../../domain/rule/time/eastern.ts';
import { enterMoney, keepMoney, sendMoneyBack } from '../../domain/use-case/ledger/enter-money.ts';
import { cashUpDays, moneyReceived, moneySentBack, moneyToKeep } from '../../domain/use-case/ledger/money-form.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { PostgresCashUp } from './postgres-cash-up.ts';
import { ledgerList } from './postgres-ledger-list.ts';

class MoneyReceivedDto extends BodyOf(moneyReceived) {}
class MoneySentBackDto extends BodyOf(moneySentBack) {}
class MoneyToKeepDto extends BodyOf(moneyToKeep) {}

/** Routes of the ledger of receipts; entries are added, never changed. */
@ApiTags('ledger')
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(
    private readonly lists: Lists,
    private readonly cashUps: PostgresCashUp,
    private readonly commands: Commands,
  ) {}

  /** Enters money received for a registration, in full or in part; the family is told by letter. */
  @Post()
  @AllowedTo(['organizer'])
  @CountsAs('confirm a payment')
  async receive(@Body() answers: MoneyReceivedDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.commands.run(enterMoney, { answers, by }));
  }

  /** Enters a refund to a family, at most the amount held; the family is told by letter. */
  @Post('refunds')
  @AllowedTo(['organizer'])
  async sendBack(@Body() answers: MoneySentBackDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.commands.run(sendMoneyBack, { answers, by }));
  }

  /** Keeps the money received for a removed registration, with the reason, or lists it as to be refunded after all; returns the last of its entries. */
  @Post('kept')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async keep(@Body() answers: MoneyToKeepDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.commands.run(keepMoney, { answers, by }));
  }

  /** Sums receipts and refunds between two days, by day, by the person who entered them and by payment method. */
  @Get('cash-up')
  @AllowedTo(['organizer'])
  @ApiQuery({
    name: 'from',
    required: false,
    description: 'The first day, YYYY-MM-DD; else the last',
    schema: { type: 'string', format: 'date' },
  })
  @ApiQuery({
    name: 'until',
    required: false,
    description: 'The last day, YYYY-MM-DD; else today',
    schema: { type: 'string', format: 'date' },
  })
  @ApiQuery({
    name: 'tournamentId',
    required: false,
    description: 'Of one tournament alone',
    schema: { type: 'integer', minimum: 1 },
  })
  @ApiQuery({ name: 'method', required: false, description: 'By one method alone', schema: { type: 'string' } })
  @ApiQuery({
    name: 'enteredBy',
    required: false,
    description: 'Of one organizer alone, by sign-in name',
    schema: { type: 'string' },
  })
  cashUp(@Query() asked: Readonly<Record<string, unknown>>): Promise<CashUp> {
    const now = new Date();
    const { from, until, ...of } = acceptAnswers(cashUpDays, asked, { year: easternYear(now) });
    return this.cashUps.between(from ?? until ?? easternDay(now), until ?? easternDay(now), of);
  }

  private shown({ id }: { readonly id: number }): Promise<ListedEntry> {
    return this.lists.one(ledgerList, id);
  }
}
