import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { BudgetName } from '../limits/budget-table.ts';
import type { Budgets } from '../limits/budgets.ts';
import { networkOf } from '../limits/network.ts';
import type { App } from './request-types.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Takes every request from the budget of who sends it: of the person where a call of the contract comes with a session, so that no colleague
 * locks out the others, of the network otherwise. It stands behind what sheds load, and before anything is parsed or read for the call but who is signed in.
 */
export function spendBudgets(app: App, budgets: Budgets): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { budget, isBound, isAlwaysServed } = request.routeOptions.config;
    if (budget === 'none' || isAlwaysServed) return done();
    if (budget !== undefined) return done(spend(budget, networkOf(request.ip)));
    if (!isBound) return done(spend(`network.${kindOf(request)}`, networkOf(request.ip)));
    // The call looks for it anyway, and both share what is found.
    request
      .findMember()
      .then(
        (member) =>
          done(
            member
              ? spend(`account.${kindOf(request)}`, member.personId ?? member.id)
              : spend(`network.${kindOf(request)}`, networkOf(request.ip)),
          ),
        done,
      );
  });

  function spend(name: BudgetName, whom: string): AppError | undefined {
    const retryAfterSeconds = budgets.take(name, whom);
    return retryAfterSeconds > 0 ? new AppError('RATE_LIMITED', { retryAfterSeconds }) : undefined;
  }
}

function kindOf({ method }: FastifyRequest): 'read' | 'write' {
  return reads.has(method) ? 'read' : 'write';
}
