import { importForm } from '../../domain/use-case/import/import-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class ImportDto extends BodyOf(importForm) {}
