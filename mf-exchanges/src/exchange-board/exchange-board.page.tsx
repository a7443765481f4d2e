export default function ExchangeBoardPage() {
  return (
    <main>
      <h1>Review-Austausch</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
