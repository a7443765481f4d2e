export default function UnsubscribePage() {
  return (
    <main>
      <h1>E-Mails abmelden</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
