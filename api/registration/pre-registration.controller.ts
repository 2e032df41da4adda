import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PreRegistration } from '../../domain/registration/pre-registration.ts';
import { PreRegister } from '../../domain/use-case/registration/pre-register.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { NewPreRegistrationDto } from './registration.dto.ts';

@ApiTags('registration')
@Controller('api/pre-registrations')
export class PreRegistrationController {
  constructor(private readonly preRegister: PreRegister) {}

  /** Somebody reserves a spot for future tournaments. */
  @Post()
  @AllowedTo(['anyone'])
  add(@Body() answers: NewPreRegistrationDto): Promise<PreRegistration> {
    return this.preRegister.run(answers);
  }
}
