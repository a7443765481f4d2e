export default function SubscribePage() {
  return (
    <main>
      <h1>Subscription</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
