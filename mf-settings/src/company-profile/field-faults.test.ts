import { ApiError } from '@rezenso/platform';
import { fieldFaultsOf } from './field-faults.ts';

describe('what the server says about single fields', () => {
  it('is shown at fields of this form, and at no name that merely every object has', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const details = ['location', ...names].map((path) => ({ path, message: 'Das geht nicht' }));
    const faults = fieldFaultsOf(
      new ApiError(400, 'Bitte prüfe deine Angaben', { code: 'VALIDATION_FAILED', details }),
    );
    expect(faults).toEqual({ location: 'Das geht nicht' });
  });
});
