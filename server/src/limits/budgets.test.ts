import { describe, it } from 'node:test';
import { expect } from 'expect';
import { budgetTable } from './budget-table.ts';
import { createBudgets } from './budgets.ts';

describe('a budget', () => {
  it('lets its number through at once, then as many as come back, and says when the next one may', () => {
    const { budgets, advance } = withClock();
    expect(takeAll(budgets, 'eva')).toBe(budgetTable['account.write'].burst);
    expect(budgets.take('account.write', 'eva')).toBe(1);
    advance(500);
    expect(budgets.take('account.write', 'eva')).toBe(0);
    expect(budgets.take('account.write', 'eva')).toBe(1);
    advance(10_000);
    expect(takeAll(budgets, 'eva')).toBe(20);
  });

  it('says in whole seconds how long a slow one takes', () => {
    const slow = { burst: 1, perSecond: 0.2 };
    const { budgets, advance } = withClock({ ...budgetTable, webhook: slow });
    expect(budgets.take('webhook', 'x')).toBe(0);
    expect(budgets.take('webhook', 'x')).toBe(5);
    advance(4_000);
    expect(budgets.take('webhook', 'x')).toBe(1);
    advance(1_000);
    expect(budgets.take('webhook', 'x')).toBe(0);
  });

  it('is one for each account, and reads leave those of writes alone', () => {
    const { budgets } = withClock();
    takeAll(budgets, 'eva');
    expect(budgets.take('account.write', 'udo')).toBe(0);
    expect(budgets.take('account.read', 'eva')).toBe(0);
  });

  it('is forgotten once it is full again', () => {
    const { budgets, advance } = withClock();
    for (let one = 0; one < 500; one += 1) budgets.take('network.read', `198.51.100.${one}`);
    takeAll(budgets, 'eva');
    advance(11_000);
    budgets.take('account.read', 'udo');
    // Hers is not full yet.
    expect(budgets.size()).toBe(2);
    expect(takeAll(budgets, 'eva')).toBe(22);
  });

  it('is kept for so many at most, and those go first that have not come for longest', () => {
    const { budgets } = withClock(budgetTable, 3);
    takeAll(budgets, 'eva');
    for (let one = 0; one < 10; one += 1) {
      budgets.take('account.write', `member ${one}`);
      expect(budgets.take('account.write', 'eva')).toBe(1);
    }
    expect(budgets.size()).toBe(3);
  });
});

function withClock(table = budgetTable as Parameters<typeof createBudgets>[1], most?: number) {
  let millis = 0;
  const budgets = createBudgets(() => millis, table, most);
  const advance = (more: number) => {
    millis += more;
  };
  return { budgets, advance };
}

function takeAll(budgets: ReturnType<typeof createBudgets>, whom: string): number {
  let taken = 0;
  while (budgets.take('account.write', whom) === 0) taken += 1;
  return taken;
}
