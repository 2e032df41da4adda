import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { CashUp, ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import type { StatementEntered, StatementRead } from '../../domain/answer/ledger/statement-read.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { easternDay, easternYear } from '../../domain/time/eastern.ts';
import { EnterMoney, SendMoneyBack } from '../../domain/use-case/ledger/enter-money.ts';
import { EnterStatement } from '../../domain/use-case/ledger/enter-statement.ts';
import { cashUpDays, moneyReceived, moneyRetention, moneySentBack } from '../../domain/use-case/ledger/money-form.ts';
import { ReadStatement } from '../../domain/use-case/ledger/read-statement.ts';
import { RetainMoney } from '../../domain/use-case/ledger/retain-money.ts';
import { statementToEnter, statementToRead } from '../../domain/use-case/ledger/statement-form.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { PostgresCashUp } from './postgres-cash-up.ts';
import { ledgerList } from './postgres-ledger-list.ts';

class MoneyReceivedDto extends BodyOf(moneyReceived) {}
class MoneySentBackDto extends BodyOf(moneySentBack) {}
class MoneyKeptDto extends BodyOf(moneyRetention) {}
class StatementToReadDto extends BodyOf(statementToRead) {}
class StatementToEnterDto extends BodyOf(statementToEnter) {}

/** Routes of the ledger of receipts; entries are added, never changed. */
@ApiTags('ledger')
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(
    private readonly lists: Lists,
    private readonly cashUps: PostgresCashUp,
    private readonly enterMoney: EnterMoney,
    private readonly sendMoneyBack: SendMoneyBack,
    private readonly keepMoney: RetainMoney,
    private readonly readStatement: ReadStatement,
    private readonly enterStatement: EnterStatement,
  ) {}

  /** Enters money received for a registration, in full or in part; the family is told by letter. */
  @Post()
  @AllowedTo(['organizer'])
  @CountsAs('confirm a payment')
  async receive(@Body() answers: MoneyReceivedDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.enterMoney.run({ answers, by }));
  }

  /** Enters a refund to a family, at most the amount held; the family is told by letter. */
  @Post('refunds')
  @AllowedTo(['organizer'])
  async sendBack(@Body() answers: MoneySentBackDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.sendMoneyBack.run({ answers, by }));
  }

  /** Marks the money received for a removed registration as kept, or as to be refunded after all; returns the last of its entries. */
  @Post('kept')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async keep(@Body() answers: MoneyKeptDto, @By() by: string): Promise<ListedEntry> {
    return this.shown(await this.keepMoney.run({ answers, by }));
  }

  /** Parses a statement of a bank or of Venmo into lines that are certain, need an organizer's decision, or were entered before; nothing is entered. */
  @Post('statement')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  read(@Body() answers: StatementToReadDto): Promise<StatementRead> {
    return this.readStatement.run(answers);
  }

  /** Enters the chosen lines of a statement, each once only; returns the lines that were not entered, with the reason. */
  @Post('statement/entries')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  enter(@Body() answers: StatementToEnterDto, @By() by: string): Promise<StatementEntered> {
    return this.enterStatement.run({ answers, by });
  }

  /** Sums receipts and refunds between two days, by day, by the person who entered them and by payment method. */
  @Get('cash-up')
  @AllowedTo(['organizer'])
  @ApiQuery({ name: 'from', required: false, description: 'The first day, YYYY-MM-DD; else the last' })
  @ApiQuery({ name: 'until', required: false, description: 'The last day, YYYY-MM-DD; else today' })
  @ApiQuery({ name: 'tournamentId', required: false, description: 'Of one tournament alone' })
  cashUp(@Query() asked: Readonly<Record<string, unknown>>): Promise<CashUp> {
    const now = new Date();
    const { from, until, tournamentId } = acceptAnswers(cashUpDays, asked, { year: easternYear(now) });
    return this.cashUps.between(from ?? until ?? easternDay(now), until ?? easternDay(now), tournamentId);
  }

  private shown({ id }: { readonly id: number }): Promise<ListedEntry> {
    return this.lists.one(ledgerList, id);
  }
}
