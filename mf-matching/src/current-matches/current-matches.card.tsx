export default function CurrentMatchesCard() {
  return (
    <section>
      <h2>Aktuelle Matches</h2>
      <p>Dieser Bereich entsteht gerade.</p>
    </section>
  );
}
