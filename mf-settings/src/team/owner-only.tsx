import { Card, CardBody } from '@rezenso/ui/containers';
import { Text } from '@rezenso/ui/typography';

/** Says to a colleague whose matter it is, in the place of what only the owner can do. */
export function OwnerOnly({ children }: { children: string }) {
  return (
    <Card>
      <CardBody>
        <Text tone="muted">{children}</Text>
      </CardBody>
    </Card>
  );
}
