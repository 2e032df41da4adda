import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { GuessingBlock } from '../../domain/answer/access/guessing-block.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Failures } from './failures.ts';

@ApiTags('session')
@Controller('api/admin/guessing')
export class GuessingController {
  constructor(private readonly failures: Failures) {}

  /** Lists what has failed so often, from all addresses together, that unknown devices must wait. */
  @Get()
  @AllowedTo(['organizer'])
  stopped(): Promise<readonly GuessingBlock[]> {
    return this.failures.stopped();
  }
}
