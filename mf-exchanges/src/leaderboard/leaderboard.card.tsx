export default function LeaderboardCard() {
  return (
    <section>
      <h2>Rangliste</h2>
      <p>Dieser Bereich entsteht gerade.</p>
    </section>
  );
}
